import type { Plugin } from 'vite'
import { wrongSetting } from './settings.ts'

/** Stops a build whose settings are wrong, before it has made anything. */
export function checkSettings(): Plugin {
  return {
    name: 'check-settings',
    // A page that is built already is served as it is.
    apply: (_, { isPreview }) => !isPreview,
    enforce: 'pre',
    configResolved({ env, base }) {
      const wrong = wrongSetting(env, base)
      if (wrong === undefined) return
      const error = new Error(wrong)
      // Vite prints the stack, which says nothing to those who set the variable.
      error.stack = wrong
      throw error
    },
  }
}
