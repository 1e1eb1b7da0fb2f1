// Generated from openapi/ by tools/generate.ts. Do not edit.

/** The form of these texts, and the reasons why one of another form is refused: the first whose pattern it matches. */
export const REASONS = {
  Email: {
    "pattern": "^[A-Za-z0-9_]+([.-][A-Za-z0-9_]+)*@[A-Za-z0-9_]+([.-][A-Za-z0-9_]+)*\\.[A-Za-z]{2,3}$",
    "reasons": [
      {
        "code": "email_too_long",
        "pattern": "^.{255}|^[^@]{65,}@|@(.*\\.)?[^.@]{64,}(\\.|$)",
        "detail": "This address is too long for email: use at most 64 characters before the @ and 63 in each part after it."
      },
      {
        "code": "email_plus_sign",
        "pattern": "^[^@]*\\+[^@]*@",
        "detail": "We can't use addresses with a plus sign. Leave out that part."
      },
      {
        "code": "email_international",
        "pattern": "[^\\x00-\\x7F]|@(.*\\.)?[Xx][Nn]--",
        "detail": "We can't use international addresses yet. Use one with plain letters, such as name@example.com."
      },
      {
        "code": "email_apostrophe",
        "pattern": "^[A-Za-z0-9_.'-]*'[A-Za-z0-9_.'-]*@[A-Za-z0-9_.-]+$",
        "detail": "We can't use addresses with an apostrophe yet. Use another one."
      },
      {
        "code": "email_suffix",
        "pattern": "^[A-Za-z0-9_]+([.-][A-Za-z0-9_]+)*@[A-Za-z0-9_]+([.-][A-Za-z0-9_]+)*\\.([A-Za-z]{4,63})$",
        "detail": "We can't use addresses that end in .{3} yet. Use another one."
      },
      {
        "code": "email_malformed",
        "pattern": "",
        "detail": "Enter an address like name@example.com."
      }
    ]
  },
} as const;
