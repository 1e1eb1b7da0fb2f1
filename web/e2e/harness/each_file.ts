import { forgetGiven } from "./api.ts";

// All files run in one process: pets used and released by one journey are available to the next file.
forgetGiven();
