import { expect, it } from 'vitest'
import { reachable } from './reachable.mjs'

const page = `<script>ask()</script><link rel="modulepreload" href="/base/assets/shared-1.js">
  <script type="module" src="/base/assets/index-1.js"></script>`

const scripts: Record<string, string> = {
  'index-1.js': 'import{a}from"./shared-1.js";import"./effect-1.js";a(()=>import(`./modal-1.js`))',
  'shared-1.js': 'export const a=f=>f()',
  'effect-1.js': '',
  'modal-1.js': 'import{a}from"./shared-1.js";import{b}from"./dialog-1.js"',
  'dialog-1.js': 'import"./modal-1.js"',
  'of-nobody-1.js': '',
}

it('tells the scripts of the start from those that come later', () => {
  expect(reachable(page, (name) => scripts[name] ?? '')).toEqual({
    inline: 'ask()',
    first: ['shared-1.js', 'index-1.js', 'effect-1.js'],
    later: ['modal-1.js', 'dialog-1.js'],
  })
})
