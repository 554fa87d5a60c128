import { expect, test } from 'vitest'
import { previewTags } from './plugin.ts'

test.each(['https://apod.example/sky', 'https://apod.example/sky/'])(
  'the preview of a link names whole addresses: %s',
  (url) => {
    expect(previewTags(url).map(({ attrs }) => attrs)).toEqual(
      expect.arrayContaining([
        { property: 'og:url', content: 'https://apod.example/sky/' },
        { property: 'og:image', content: 'https://apod.example/sky/link-preview.png' },
      ]),
    )
  },
)
