// `npm run art -- --sheet FILE`: every drawing of @yingzao/art on one PNG, for people to look at. Options: --theme NAME
// of packages/theme or `all` (each scene in each theme, light and dark), --dark, --size 120, --ratio 4:3, and scenes by
// id, if not all are wanted. `npm run art -- --demo`: redraws the pictures of the demo pages.
import { parseArgs } from 'node:util'
import { register } from 'tsx/esm/api'

register()

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sheet: { type: 'string' },
    theme: { type: 'string', default: 'wenlan' },
    dark: { type: 'boolean', default: false },
    size: { type: 'string', default: '320' },
    ratio: { type: 'string', default: '4:3' },
    demo: { type: 'boolean', default: false },
  },
})

if (values.sheet) {
  const { drawSheet } = await import('./lib/art-sheet.mjs')
  console.log(await drawSheet({ ...values, file: values.sheet, only: positionals }))
}
if (values.demo) {
  const { drawDemo } = await import('./lib/art-demo.mjs')
  console.log(await drawDemo())
}
if (!values.sheet && !values.demo) {
  console.error(
    'Nothing to draw. Give --sheet FILE for a contact sheet, or --demo for the pictures of the demo pages.',
  )
  process.exit(1)
}
