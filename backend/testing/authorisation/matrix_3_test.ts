import { tryPart } from "./matrix.ts";

tryPart(3);
