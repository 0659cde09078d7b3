import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { addElement, addImport } from './edit-source.mjs'
import { editFile, fromTemplate, writeNew } from './from-template.mjs'
import { camelCase, KEBAB, pascalCase, whyNoTitle } from './names.mjs'
import { sampleCode } from './sample-code.mjs'

const FEATURES = 'apps/studio/src/features'
const SECTIONS = 'apps/studio/src/app/sections.ts'

/** Headings of columns that many lists have; of others the name of the field, until somebody finds a word. */
const WORDS = { id: '编号', text: '内容', name: '名称', title: '标题', status: '状态', created_at: '时间' }

/**
 * Makes a section of the Studio that shows a list of the contract by the list kit, and enters it into the sections.
 * Refuses, and writes nothing, when the name or the call will not do.
 * @param {object} options
 * @param {string} options.root The checkout.
 * @param {string} options.folder The name of the feature's folder and its address, `reactions`.
 * @param {string} [options.title] What the navigation calls it; the name of the folder unless told.
 * @param {string} options.call The call whose list it shows.
 * @param {(call: string) => { request: object, response: object } | undefined} options.schemasOf JSON schemas of a call
 * of   the Studio; undefined: there is none.
 * @returns {{ ok: true, files: string[] } | { ok: false, reason: string }} `files`: made or changed.
 */
export function newSection({ root, folder, title = folder, call, schemasOf }) {
  const reason = whyNot({ root, folder, title }) ?? whyNoList(call, schemasOf(call))
  if (reason !== undefined) return { ok: false, reason }
  const { response } = schemasOf(call)
  const fields = Object.entries(response.properties.list.items.properties)
  const files = fromTemplate('section', {
    folder,
    name: camelCase(folder),
    pascal: pascalCase(folder),
    title,
    call,
    key: fields[0][0],
    columns: fields.map(column).join('\n'),
    columnWords: fields.map(([name]) => `    ${name}: '${WORDS[name] ?? name}',`).join('\n'),
    part: sampleCode(response, 'list'),
  })
  const hasTimestamps = fields.some(isTimestamp)
  writeNew(
    root,
    files.map(({ path, text }) => ({
      path,
      text:
        hasTimestamps && path.endsWith('-columns.tsx')
          ? addImport(text, 'dateTimeText', '../../state/date-time-text')
          : text,
    })),
  )
  const section = `${camelCase(folder)}Section`
  editFile(root, SECTIONS, (text) =>
    addElement(addImport(text, section, `../features/${folder}`), 'sections', section),
  )
  return { ok: true, files: [...files.map(({ path }) => path), SECTIONS] }
}

function column(field) {
  const [name] = field
  const shown = isTimestamp(field)
    ? `render: (_, { ${name} }) => dateTimeText(${name})`
    : `dataIndex: '${name}'`
  return `  { title: wording.columns.${name}, ${shown} },`
}

function isTimestamp([, schema]) {
  return schema.format === 'date-time'
}

function whyNot({ root, folder, title }) {
  if (!KEBAB.test(folder)) {
    return `"${folder}" is no name for a feature's folder. Use small letters, digits and single hyphens: watch-list.`
  }
  if (existsSync(join(root, FEATURES, folder))) {
    return `${FEATURES}/${folder} is already there. Choose another name, or change what is in it.`
  }
  return whyNoTitle(title)
}

/** The list kit sends `q` and `after`, and receives `list` and `next`. */
function whyNoList(call, schemas) {
  if (!schemas) {
    return `The contract has no call ${call} of the Studio, so there is nothing to show. Name one behind the title, or make it first: npm run new-module.`
  }
  const { request, response } = schemas
  const line = response.properties?.list?.items
  const isList = line?.type === 'object' && 'next' in response.properties && 'q' in (request.properties ?? {})
  if (isList) return undefined
  return `${call} is no list that this can draw: it must take \`q\` and answer \`list\` with \`next\`. Copy features/audit for another kind of list.`
}
