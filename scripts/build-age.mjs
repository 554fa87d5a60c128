import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const builds = ['dist', 'dist-mock']
const notBuilt = /^(dist.*|\.git|bench|docs|e2e|node_modules|scripts|test-results|.*\.md)$/

/** Whether a build is missing, or older than a file that goes into it. */
export function isBuildOld() {
  const pages = builds.map((folder) => `${folder}/index.html`)
  if (!pages.every((page) => existsSync(page))) return true
  const built = Math.min(...pages.map((page) => statSync(page).mtimeMs))
  const sources = readdirSync('.').filter((name) => !notBuilt.test(name))
  return [...sources, ...sources.flatMap(inside)].some((path) => statSync(path).mtimeMs > built)
}

/** @param {string} path */
function inside(path) {
  if (!statSync(path).isDirectory()) return []
  return readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name))
}
