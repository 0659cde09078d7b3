import { existsSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { plainText, replaceLinks } from './markdown.mjs'

const PICTURE = /\.(?:png|jpe?g|svg|webp|avif)$/

/**
 * Where the links of a document lead on the site. A page has its address, or one for each of its headings where it was
 * cut; pictures and files of data are copied; what is no page stays a name of a file in the checkout.
 * @param {object} site
 * @param {string} site.root The checkout.
 * @param {Map<string, string>} site.slugs Of pages, by source.
 * @param {Map<string, Map<string, { slug: string, id: string }>>} site.cut By source that was cut: where its headings
 * are now.
 * @param {Set<string>} site.copied Files that the site has to have below `/files/`; added to.
 */
export function linksOf({ root, slugs, cut, copied }) {
  /**
   * The Markdown of a document with the links of the site. Throws where one leads nowhere.
   * @param {{ source: string, body: string, language: 'zh' | 'en' }} document
   * @param {(slug: string, id: string) => string} addressOf `id` is empty or begins with its #.
   */
  return ({ source, body, language }, addressOf) =>
    replaceLinks(body, ({ isPicture, text, address }) => {
      const [path = '', fragment] = address.split('#')
      const id = fragment === undefined ? '' : `#${fragment}`
      const linkTo = (target) => `${isPicture ? '!' : ''}[${text}](${target})`
      if (/^[a-z]+:/.test(address)) return linkTo(address)
      // What was written for the site uses addresses of the site.
      if (path.startsWith('/')) return linkTo(addressOf(path.replace(/^\/|\/$/g, ''), id))
      const file = path === '' ? source : fileOf(posix.join(posix.dirname(source), decodeURI(path)))
      if (file === undefined)
        throw new Error(`${source} leads to ${address}, which is no file of the checkout. Mend the link.`)
      const heading = cut.get(file)?.get(decodeURI(fragment ?? ''))
      if (heading) return linkTo(addressOf(heading.slug, heading.id))
      if (path === '') return linkTo(address)
      const slug = slugs.get(file)
      if (slug !== undefined) return linkTo(addressOf(slug, id))
      if (PICTURE.test(file) || file.endsWith('openapi.json')) {
        copied.add(file)
        return linkTo(`/files/${file}`)
      }
      return sourceNote(text, file, language)
    })

  /** A file, or the README that stands for its folder; undefined: there is none. */
  function fileOf(path) {
    const file = path.replace(/\/$/, '')
    if (!existsSync(join(root, file))) return undefined
    const readme = posix.join(file, 'README.md')
    return statSync(join(root, file)).isDirectory() && slugs.has(readme) ? readme : file
  }
}

/** A file that is no page: the text of the link, and where the file is in the checkout. */
function sourceNote(text, file, language) {
  const said = plainText(text)
  if (file === said || file.endsWith(`/${said}`)) return `\`${file}\``
  return language === 'zh' ? `${text}（\`${file}\`）` : `${text} (\`${file}\`)`
}
