import { execSync } from 'node:child_process'
import { statSync } from 'node:fs'

const timeOf = (/** @type {string} */ file) =>
  statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
// The packages are missing, or older than the lock file.
if (timeOf('node_modules/.package-lock.json') < timeOf('package-lock.json'))
  execSync('npm install --no-save', { stdio: 'inherit' })
