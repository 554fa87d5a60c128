/** The start of all storage keys except `character-keys`, because on GitHub Pages other pages share the origin and its storage. */
export const storagePrefix = 'astronomy-picture-of-the-day/'
