/// <reference types="vite/client" />

/** Set by the tests only. */
declare const __STORY_TESTS__: true | undefined;
