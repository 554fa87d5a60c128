import { expect, test } from 'vitest'

const components = import.meta.glob<string>(['../**/*.tsx', '!../**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const caps: Partial<Record<string, string>> = { ArrowLeft: '←', ArrowRight: '→', Enter: 'Enter' }

test('About lists each key that a component handles', () => {
  const code = Object.values(components).join('')
  const keys = new Set(Array.from(code.matchAll(/useShortcut\('(.+?)'/g), ([, key = '']) => key))
  expect(keys.size).toBe(9)
  const about = components['./AboutDialog.tsx']?.replaceAll("'", '')
  for (const key of keys) expect(about).toContain(` ${caps[key] ?? key.toUpperCase()}: `)
})
