import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/**
 * Runs npm in the project's folder with its output shown.
 * @param {string[]} args
 * @param {Record<string, string>} [environment] added to this process's own
 * @returns {boolean} whether it went well
 */
export function npm(args, environment = {}) {
  const [command, ...before] = npmCommand()
  const { status } = spawnSync(command, [...before, ...args], {
    cwd: fileURLToPath(new URL('../', import.meta.url)),
    env: { ...process.env, ...environment },
    stdio: 'inherit',
  })
  return status === 0
}

/**
 * How to start the npm that runs now.
 * @returns {[string, ...string[]]}
 */
export function npmCommand() {
  const script = process.env['npm_execpath'] ?? ''
  // npm's own script runs without a shell, which Windows would need for `npm.cmd`.
  return script.endsWith('npm-cli.js') ? [process.execPath, script] : ['npm']
}
