import process from "node:process";

// Packages of packages still use old parts of Node; a word about it at every start helps nobody who could act on it.
process.noDeprecation = true;
