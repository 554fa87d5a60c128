import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'
import { build } from 'vite'

/** A text, or an element as it was on a page. */
export type Copy =
  | string
  | {
      tag: string
      attributes: Record<string, string | boolean>
      style: Record<string, string>
      children: Copy[]
    }

/** What a page shows at a time. */
export interface View {
  /** Undefined while a dialog is open: what is behind it stays as it was. */
  page?: Copy
  dialog?: Copy
}

/** Copies what a page shows now: its elements, but no listeners. */
export function copyView(page: Page): Promise<View> {
  return page.evaluate(`(() => {
    const dialog = document.querySelector('dialog')
    return dialog ? { dialog: copyOf(dialog) } : { page: copyOf(document.querySelector('#root > *')) }
    ${String(copyOf)}
  })()`)
}

/** Runs in the page. */
function copyOf(node: Node | null): Copy | undefined {
  if (node instanceof Text) return node.data
  if (!(node instanceof HTMLElement || node instanceof SVGElement)) return undefined
  // React takes an empty text for false, and the dialog is opened by a call.
  const attributes = Array.from(node.attributes, ({ name, value }) => [name, value || true])
  const style = Array.from(node.style, (name) => [name, node.style.getPropertyValue(name)])
  return {
    tag: node.localName,
    attributes: { ...Object.fromEntries(attributes), open: false },
    style: Object.fromEntries(style),
    children: [...node.childNodes].flatMap((child) => copyOf(child) ?? []),
  }
}

/** Shows the views of one page as a bare React page in another, with the same styles; its first buttons choose among them. */
export async function showBare(bare: Page, page: Page, views: readonly View[]) {
  const styles = await page.evaluate(() =>
    Array.from(document.styleSheets, (sheet) =>
      Array.from(sheet.cssRules, (rule) => rule.cssText).join('\n'),
    ),
  )
  await bare.setContent(`<style>${styles.join('')}</style>`)
  await bare.evaluate((given) => Reflect.set(globalThis, 'views', given), views)
  await bare.addScriptTag({ content: await buildBare() })
}

/** The program of the bare page, with React as it is for visitors. */
async function buildBare() {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL('bare.ts', import.meta.url)), formats: ['es'] },
    },
  })
  const outputs = Array.isArray(built) ? built : [built]
  return outputs
    .flatMap((each) => ('output' in each ? each.output : []))
    .map((file) => ('code' in file ? file.code : ''))
    .join('')
}
