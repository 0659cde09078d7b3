import { cutAtHeadings, headingId } from './markdown.mjs'

/**
 * A part of a document that becomes a page. `headings` are those of the document that lead there; one that has become
 * the title of the page is no place in it.
 * @typedef {{ slug: string, title: string, body: string, headings: string[] }} Part
 * @typedef {Map<string, Array<{ address: string, title: string, draws?: 'nothing' | undefined }>>} Examples By block.
 */

/**
 * docs/reference/blocks.md: a page for each block, with what the README of its folder says before the table, and frames
 * with its examples behind it.
 * @param {string} body
 * @param {{ readmes: Map<string, { body: string }>, examples: Examples }} more By block.
 * @returns {Part[]}
 */
export function cutBlocks(body, { readmes, examples }) {
  return cutAtHeadings(body).parts.map(({ heading, body: table }) => {
    const [name] = heading.split(' ')
    const sections = [readmes.get(name)?.body.trim(), `## Props\n\n${table}`, framesOf(examples.get(name))]
    return {
      slug: blockSlug(name),
      title: heading,
      body: sections.filter(Boolean).join('\n\n'),
      headings: [heading],
    }
  })
}

export const blockSlug = (name) => `reference/blocks/${name.toLowerCase()}`

/** Examples of a block, each rendered in a page of its own; one that renders nothing says so. */
function framesOf(examples) {
  if (!examples?.length) return undefined
  const shown = examples.map(({ address, title, draws }) => {
    const caption = `<figcaption>${escapeText(title)}</figcaption>`
    const frame =
      draws === 'nothing'
        ? '<p class="draws-nothing">Draws nothing.</p>'
        : `<iframe loading="lazy" title="${escapeText(title)}" src="${address}"></iframe>`
    return `<figure class="example" lang="zh-CN">${caption}${frame}</figure>`
  })
  return `## Examples\n\nAs on a phone of 390 px. Nothing is sent from here: taps do nothing outside of the frame.\n\n<div class="examples">\n${shown.join('\n')}\n</div>`
}

/**
 * docs/reference/studio.md: a page for the calls of each module, as docs/reference/roles.md puts them together.
 * @param {string} body
 * @param {string} roles
 * @returns {Part[]}
 */
export function cutStudio(body, roles) {
  const calls = new Map(cutAtHeadings(body).parts.map((part) => [part.heading, part]))
  const modules = cutAtHeadings(roles).parts.map(({ heading, body: table }) => ({
    module: heading,
    names: [...table.matchAll(/^\| \[(\w+)\]/gm)].map(([, name]) => name),
  }))
  const placed = new Set(modules.flatMap(({ names }) => names))
  const rest = [...calls.keys()].filter((name) => !placed.has(name))
  const all = rest.length > 0 ? [...modules, { module: 'others', names: rest }] : modules
  return all.map(({ module, names }) => {
    const own = names.flatMap((name) => calls.get(name) ?? [])
    return {
      slug: `reference/studio/${module.toLowerCase()}`,
      title: `Studio: ${module}`,
      body: own.map(({ heading, body }) => `## ${heading}\n\n${body}`).join('\n\n'),
      headings: own.map(({ heading }) => heading),
    }
  })
}

/** What is left of a document that was cut: its beginning, and a list of its pages. */
export function contentsOf(body, parts) {
  const lines = parts.map(({ slug, title }) => `- [${title}](/${slug})`)
  return `${cutAtHeadings(body).before}\n\n${lines.join('\n')}`
}

/**
 * Where the headings of a document that was cut are now, by their ids.
 * @param {Part[]} parts
 */
export function pagesOfHeadings(parts) {
  return new Map(
    parts.flatMap(({ slug, title, headings }) =>
      headings.map((heading) => {
        const id = headingId(heading)
        return [id, { slug, id: heading === title ? '' : `#${id}` }]
      }),
    ),
  )
}

function escapeText(text) {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
