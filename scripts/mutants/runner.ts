import { test, TestRunner } from 'vitest'

/**
 * Stryker counts failed tests, and a file that a mutant keeps from loading has none: it gets one,
 * or such a mutant would count as unnoticed.
 */
// Vitest wants it so.
// oxlint-disable-next-line import/no-default-export
export default class extends TestRunner {
  override async importFile(...file: Parameters<TestRunner['importFile']>) {
    try {
      await super.importFile(...file)
    } catch (error) {
      // oxlint-disable-next-line vitest/expect-expect
      test('loads', () => {
        throw error
      })
    }
  }
}
