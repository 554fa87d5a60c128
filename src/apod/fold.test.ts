import { expect, test } from 'vitest'
import { fold } from './fold.ts'

test.each([
  ['Ægir Bjørnsson', 'aegir bjornsson'],
  ['Straße', 'strasse'],
  ['Łódź', 'lodz'],
  ['İstanbul ılık', 'istanbul ilik'],
  ['ﬁeld of ﬂowers', 'field of flowers'],
  ['Ὀδυσσεύς', 'οδυσσευσ'],
  ['Œuvre', 'oeuvre'],
  ['Đà Nẵng', 'da nang'],
  ['Ðór Þór', 'dor thor'],
  ['Ħal Għargħur', 'hal gharghur'],
  ['M31’s “halo” – seen', 'm31\'s "halo" - seen'],
  [
    'soft\u00adhyphen, zero\u200bwidth\u2060 and \ufeffmarks\u200e',
    'softhyphen, zerowidth and marks',
  ],
  ['‘a’ ʼb ʻc ‐d —e', "'a' 'b 'c -d -e"],
])('%s is folded to %s', (text, folded) => {
  expect(fold(text)).toBe(folded)
})
