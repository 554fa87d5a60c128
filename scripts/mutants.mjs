import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'

// Usage: node scripts/mutants.mjs. Runs Stryker on the files that this branch has changed, as far as
// stryker.config.json names them; on the default branch, on those that the last commit has changed.
/** @type {{ mutate: string[] }} */
const { mutate } = JSON.parse(readFileSync('stryker.config.json', 'utf8'))
const base = findBase()
const files = base === undefined ? [] : changedSince(base).filter(isMutated)

if (base === undefined) console.log('There is no earlier commit here to compare with.')
else if (files.length === 0) console.log(`No file to mutate has changed since ${base}.`)
else {
  console.log(`Changed since ${base}: ${files.join(', ')}`)
  const command = `stryker run --mutate ${files.join()}`
  process.exitCode = spawnSync(command, { shell: true, stdio: 'inherit' }).status ?? 1
}

function findBase() {
  const [head] = git('rev-parse', 'HEAD')
  const [fork] = git('merge-base', 'HEAD', 'origin/main')
  if (fork && fork !== head) return fork
  return git('rev-parse', '--verify', 'HEAD~1')[0]
}

/**
 * A changed test counts as a change of the file beside it.
 * @param {string} commit
 */
function changedSince(commit) {
  const names = [
    ...git('diff', '--name-only', '--diff-filter=d', commit),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
  return [...new Set(names.map((name) => name.replace(/(\.browser)?\.test\.ts$/, '.ts')))]
}

/** @param {string} file */
function isMutated(file) {
  const [chosen, refused] = [true, false].map((wanted) =>
    mutate.filter((glob) => glob.startsWith('!') !== wanted),
  )
  return (
    chosen?.some((glob) => matchesGlob(file, glob)) &&
    !refused?.some((glob) => matchesGlob(file, glob.slice(1)))
  )
}

/**
 * The lines that git prints; none where it fails, as outside a repository.
 * @param {string[]} parts
 */
function git(...parts) {
  try {
    const printed = execFileSync('git', parts, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return printed.split('\n').filter(Boolean)
  } catch {
    return []
  }
}
