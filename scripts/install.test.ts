import { describe, expect, it } from 'vitest'
import { isInstalled, isSupported } from './install.mjs'

describe('isSupported', () => {
  const range = '^20.19.0 || >=22.12.0'

  it.each(['20.19.0', '20.20.2', '22.12.0', '24.0.0'])('accepts Node %s', (version) => {
    expect(isSupported(version, range)).toBe(true)
  })

  it.each(['20.18.3', '18.20.0', '21.7.0', '22.11.0'])('refuses Node %s', (version) => {
    expect(isSupported(version, range)).toBe(false)
  })
})

describe('isInstalled', () => {
  const lock = {
    packages: {
      '': { version: '1.0.0' },
      'node_modules/react': { version: '19.0.0' },
      'node_modules/for-another-system': { version: '1.0.0', optional: true },
    },
  }

  it('is content when every package is there in its version', () => {
    expect(isInstalled(lock, { packages: { 'node_modules/react': { version: '19.0.0' } } })).toBe(
      true,
    )
  })

  it('misses a package of another version', () => {
    expect(isInstalled(lock, { packages: { 'node_modules/react': { version: '18.0.0' } } })).toBe(
      false,
    )
  })

  it('misses a package that is not there', () => {
    expect(isInstalled(lock, { packages: {} })).toBe(false)
  })

  it('misses everything when nothing was ever installed', () => {
    expect(isInstalled(lock, undefined)).toBe(false)
  })
})
