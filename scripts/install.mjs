import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

// Runs `npm ci` unless each package is there in its version, and needs nothing but Node itself.
if (!isInstalled()) {
  console.error('Installing the packages that are missing: about half a minute ...')
  // NODE_ENV=production would leave out the build itself. Standard output is left to the command that follows.
  const { status } = spawnSync('npm ci --include=dev', { shell: true, stdio: ['inherit', 2, 2] })
  if (status !== 0) process.exit(1)
}

/** npm's own record leaves out the optional packages that are for other systems. */
function isInstalled() {
  const installed = packagesIn('node_modules/.package-lock.json')
  return Object.entries(packagesIn('package-lock.json')).every(([path, { version, optional }]) =>
    installed[path] ? installed[path].version === version : path === '' || optional,
  )
}

/** @param {string} file */
function packagesIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {}
}
