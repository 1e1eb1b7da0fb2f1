import { forgetGiven } from "./api.ts";

// All files run in one process: what a journey was given and left free is there for the next file.
forgetGiven();
