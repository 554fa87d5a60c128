interface ImportMetaEnv {
  /** The picture-of-the-day service's address, absolute or relative to the page. */
  readonly VITE_APOD_URL?: string
  /** The key that each look-up carries. */
  readonly VITE_APOD_KEY?: string
  /** The successor's address, to which the day is added as `/YYMMDD`; empty switches it off. */
  readonly VITE_APOD_SUCCESSOR_URL?: string
}
