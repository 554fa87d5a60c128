import { execSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { stop } from './stop.mjs'

// Makes slips in the sources, as a tired hand would, one at a time, and lists those that no check notices.
// Usage: npm run slips -- [--count 20] [--journeys] [src/a/folder src/a/file.ts]
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string' }, journeys: { type: 'boolean' } },
})

/** @type {[what: RegExp, instead: string][]} */
const codeSlips = [
  [/ && /g, ' || '],
  [/ \|\| | \?\? /g, ' && '],
  [/ === /g, ' !== '],
  [/ !== /g, ' === '],
  [/ [<>]=? /g, ' === '],
  [/ \+ /g, ' - '],
  [/ - /g, ' + '],
  [/\btrue\b/g, 'false'],
  [/\bfalse\b/g, 'true'],
  [/!(?=[\w(])/g, ''],
  [/\bif \(/g, 'if (!'],
  [/\bawait /g, ''],
  [/ (?:aria-[\w-]+|role|type|disabled|className|ref|on[A-Z]\w*)=(?:"[^"]*"|\{[^{}]*\})/g, ''],
]
/** @type {typeof codeSlips} */
const styleSlips = [[/(?<=^ +)[\w-]+: [^;{}]+;/gm, '']]

/** @param {string} file */
function slipsIn(file) {
  const text = readFileSync(file, 'utf8')
  const hidden = /\/\*[^]*?\*\/|(?<!:)\/\/.*|^import .*/gm
  // Blanks, so that all places stay the same.
  const code = text.replaceAll(hidden, (part) => part.replaceAll(/./g, ' '))
  return (file.endsWith('.css') ? styleSlips : codeSlips).flatMap(([what, instead]) =>
    Array.from(code.matchAll(what), ({ 0: part, index }) => {
      const [before, after] = [text.slice(0, index), text.slice(index + part.length)]
      const name = `${file}:${before.split('\n').length} "${part}" -> "${instead}"`
      return { file, text, slipped: before + instead + after, name }
    }),
  )
}

/** The check that fails, or none. @param {string} file */
function noticing(file) {
  const related = `npx vitest related ${file} --run --bail=1 --project`
  const tests = ['npm run -s test:types', `${related} unit`, `${related} components`]
  const journeys = 'npm run -s test:build && npm run -s test:journeys -- -x --retries=1'
  const checks = [...(file.endsWith('.css') ? [] : tests), ...(values.journeys ? [journeys] : [])]
  return checks.find((check) => spawnSync(check, { shell: true, stdio: 'ignore' }).status !== 0)
}

if (spawnSync('git', ['diff', '--quiet', 'HEAD', '--', 'src']).status !== 0)
  stop('Commit what has changed in src/ first: a run that is broken off leaves a slip there.')
const listed = execSync(`git ls-files ${positionals.join(' ') || 'src'}`, { encoding: 'utf8' })
// Only journeys see styles.
const source = values.journeys ? /(?<!\.test|\.d)\.(tsx?|css)$/ : /(?<!\.test|\.d)\.tsx?$/
const slips = listed
  .split('\n')
  .filter((file) => source.test(file) && !file.startsWith('src/test/'))
  .flatMap(slipsIn)
  .map((slip) => Object.assign(slip, { at: Math.random() }))
  .toSorted((a, b) => a.at - b.at)
  .slice(0, Number(values.count ?? 20))
const failing = slips[0] && noticing(slips[0].file)
if (failing) stop(`Without a slip, this fails: ${failing}`)
const unnoticed = slips.filter(({ file, text, slipped, name }) => {
  writeFileSync(file, slipped)
  const check = noticing(file)
  writeFileSync(file, text)
  console.log(`${name}: ${check ? `noticed by ${check}` : 'NOT NOTICED'}`)
  return !check
})
console.log(`\n${slips.length - unnoticed.length} of ${slips.length} noticed. By nothing:`)
for (const { name } of unnoticed) console.log(`  ${name}`)
