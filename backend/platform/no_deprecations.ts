import process from "node:process";

// Transitive dependencies still use deprecated parts of Node. No reader of a warning at every start could act
// on it.
process.noDeprecation = true;
