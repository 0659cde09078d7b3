import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { readDocument, replaceLinks } from './markdown.mjs'

const BLOCKS = 'packages/blocks/src'

/**
 * What the README of each block's folder says, by the block's name. Links are those of a document in docs/reference, in
 * whose pages it stands.
 * @param {string} root The checkout.
 * @returns {Map<string, { source: string, body: string }>}
 */
export function blockReadmes(root) {
  const sources = readdirSync(join(root, BLOCKS)).map((folder) => `${BLOCKS}/${folder}/README.md`)
  return new Map(
    sources
      .filter((source) => existsSync(join(root, source)))
      .map((source) => {
        const { title, body } = readDocument(readFileSync(join(root, source), 'utf8'), source)
        return [title.split(' ')[0], { source, body: moved(body, posix.dirname(source)) }]
      }),
  )
}

function moved(body, folder) {
  return replaceLinks(body, ({ isPicture, text, address }) => {
    const isElsewhere = /^(?:[a-z]+:|#)/.test(address)
    const path = isElsewhere ? address : posix.relative('docs/reference', posix.join(folder, address))
    return `${isPicture ? '!' : ''}[${text}](${path})`
  })
}
