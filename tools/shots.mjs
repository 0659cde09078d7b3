// `npm run shots -- [KIND,KIND] [NAME…]`: pictures for people to look at, of blocks, sections, templates, routes, the
// states of the cashier and the screens of the Studio; without a kind, of all of them. Each picture is a file, and all
// pictures of a view form a contact sheet. Options: --widths 320,390, --texts normal,large, --schemes light,dark, --out
// FOLDER, and --origin of a gateway that is already running, for blocks and routes. Names narrow a kind: cardSwiper,
// hero/picture-below, course. `npm run shots -- --keep`: makes the contact sheets of docs/images/sheets again, in the
// views that are kept there.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { register } from 'tsx/esm/api'
import { drawSheet } from './shots/sheet.mjs'
import { openShotSite } from './shots/site.mjs'
import { openView, viewsOf } from './shots/views.mjs'

register()
const { KEPT_FOLDER, keptViews } = await import('./shots/kept.mjs')
const { kinds } = await import('./shots/kinds.mjs')

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    origin: { type: 'string' },
    out: { type: 'string', default: 'shots' },
    widths: { type: 'string' },
    texts: { type: 'string', default: 'normal' },
    schemes: { type: 'string', default: 'light' },
    keep: { type: 'boolean', default: false },
  },
})

const [first = Object.keys(kinds).join(',')] = positionals
const named = first.split(',')
const isKinds = named.every((name) => name in kinds)
// A name alone is that of a block.
const chosen = isKinds ? named : ['blocks']
const names = isKinds ? positionals.slice(1) : positionals
if (values.keep && names.length > 0)
  throw new Error('The sheets that are kept show all of a kind: leave the names out.')

const site = await openShotSite(values)
try {
  for (const name of chosen) await shootKind(name, kinds[name])
} finally {
  await site.stop()
}

async function shootKind(kindName, kind) {
  const views = values.keep
    ? keptViews[kindName]
    : viewsOf({ ...values, widths: values.widths ?? kind.widths.join(',') })
  for (const view of views) {
    const tab = await openView(site, view, kind)
    try {
      const subjects = chosenOf(await kind.subjects(site, tab.page), kindName)
      const pictures = []
      for (const subject of subjects) {
        const picture = await kind.shoot(tab.page, subject, view)
        pictures.push({ name: subject.name, picture })
        await store(join(values.out, kindName, view.name, `${subject.name}.png`), picture)
      }
      const folder = values.keep ? KEPT_FOLDER : join(values.out, 'sheets')
      const sheet = await drawSheet(pictures, kind.across(view.width))
      const path = await store(join(folder, `${kindName}-${view.name}.webp`), sheet)
      console.log(`${subjects.length} ${kindName} on ${path} (${Math.round(sheet.length / 1024)} KB)`)
    } finally {
      await tab.close()
    }
  }
}

/** @param {{ name: string }[]} subjects */
function chosenOf(subjects, kindName) {
  if (names.length === 0) return subjects
  return names.map((name) => {
    const found = subjects.find((subject) => isNamed(subject.name, name))
    if (found) return found
    const known = subjects.map((subject) => subject.name).join(', ')
    throw new Error(`There is no "${name}" among the ${kindName}. Take one of ${known}.`)
  })
}

/** Blocks can be given by their name or their folder's: cardSwiper or card-swiper. */
function isNamed(name, asked) {
  return name === asked || name.toLowerCase() === asked.replaceAll('-', '').toLowerCase()
}

async function store(file, bytes) {
  const path = resolve(file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, bytes)
  return path
}
