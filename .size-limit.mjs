import { readFileSync } from 'node:fs'

const page = readFileSync('dist/index.html', 'utf8')
const named = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file)
const first = ['index.html', ...named].map((file) => `dist/${file}`)

// oxlint-disable-next-line import/no-default-export -- size-limit asks for one
export default [
  { name: 'The first load', path: first, limit: '120 kB' },
  {
    name: 'The viewer',
    path: ['dist/assets/*.js', ...first.map((file) => `!${file}`)],
    limit: '20 kB',
  },
]
