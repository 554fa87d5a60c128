import { execSync } from 'node:child_process'
import { statSync } from 'node:fs'

// Installs the packages if they are missing, or older than the lock file.
const timeOf = (/** @type {string} */ file) =>
  statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
if (timeOf('node_modules/.package-lock.json') < timeOf('package-lock.json'))
  execSync('npm install --no-save', { stdio: 'inherit' })
