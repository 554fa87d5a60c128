interface ImportMetaEnv {
  // .env.example describes each setting.
  readonly VITE_APOD_URL?: string
  readonly VITE_APOD_KEY?: string
  readonly VITE_APOD_SUCCESSOR_URL?: string
  readonly VITE_APOD_LIST_URL?: string
}

// Only in Chromium.
interface Navigator {
  readonly connection?: { readonly saveData?: boolean }
}
