import * as texts from "./claim_texts.tsx";

/** Returns photos of premises as the viewer of documents takes them. */
export const photosOf = (keys: readonly string[]) =>
  keys.map((key, index) => ({ key, name: texts.photo(index + 1), isPdf: false, isIdentity: false }));
