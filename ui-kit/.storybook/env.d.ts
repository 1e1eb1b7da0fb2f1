/// <reference types="vite/client" />

/** Set by the tests alone. */
declare const __STORY_TESTS__: true | undefined;
