interface ImportMetaEnv {
  /** The picture-of-the-day service's address, absolute or relative to the page. */
  readonly VITE_APOD_URL?: string
  /** The key that each look-up carries. */
  readonly VITE_APOD_KEY?: string
  /** The successor's address, to which the day is added as `/YYMMDD`; empty switches it off. */
  readonly VITE_APOD_SUCCESSOR_URL?: string
  /** The address of NASA's list of the archive, to which the question is added; empty switches it off. */
  readonly VITE_APOD_ARCHIVE_URL?: string
}

/** Trusted Types, where the browser has them; what a policy makes goes where the text itself may not. */
// Only a var stands on globalThis.
// oxlint-disable-next-line no-var, vars-on-top
declare var trustedTypes:
  | {
      createPolicy: (
        name: string,
        rules: { createHTML: (html: string) => string },
      ) => { createHTML: (html: string) => string }
    }
  | undefined
