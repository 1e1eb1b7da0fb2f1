import { BITS_KERNEL } from "../../generated/bits_kernel.ts";

/**
 * Operations on whole sets of rows in one memory (bits_kernel.wat). Parameters are the start of each set and
 * the end of the first.
 */
export type Kernel = {
  keepCommon: (set: number, other: number, end: number) => void;
  addAll: (set: number, other: number, end: number) => void;
  takeOut: (set: number, other: number, end: number) => void;
  noteMissing: (set: number, once: number, twice: number, end: number) => void;
  addWithout: (set: number, some: number, own: number, end: number) => void;
  countCommon: (set: number, other: number, end: number) => number;
};

const PAGE = 65_536;
const kernels = new WeakMap<ArrayBufferLike, Kernel>();
let compiled: WebAssembly.Module | undefined;

/** Returns an empty memory of this many bytes, and creates a kernel for it. */
export function createKernelMemory(bytes: number): ArrayBuffer {
  compiled ??= new WebAssembly.Module(Uint8Array.fromBase64(BITS_KERNEL));
  const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE) });
  const { exports } = new WebAssembly.Instance(compiled, { index: { memory } });
  kernels.set(memory.buffer, exports as Kernel);
  return memory.buffer;
}

/** Returns the kernel of a memory. Undefined if it has none. */
export const kernelOf = (buffer: ArrayBufferLike): Kernel | undefined => kernels.get(buffer);
