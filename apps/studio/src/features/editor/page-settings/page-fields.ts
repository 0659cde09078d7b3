import { type Field, pageFields } from '@yingzao/schema/server'
import { wording } from '../../../wording'

const words = wording.pageSettings

/** The settings of a page as inputs know fields, with what the panel says of them. */
export const FIELDS = {
  title: fieldOf('title', words.pageTitle, words.pageTitleHelp),
  description: fieldOf('description', words.description, words.descriptionHelp),
  keywords: fieldOf('keywords', words.keywords, words.keywordsHelp),
  backgroundColour: fieldOf('background_color', words.backgroundColour),
  backgroundImage: fieldOf('background_image', words.backgroundImage),
  autoFit: fieldOf('is_auto_fit', words.autoFit, words.autoFitHelp),
  startAt: fieldOf('start_at', words.startAt, words.startHelp),
  endAt: fieldOf('end_at', words.endAt, words.endHelp),
  shareTitle: fieldOf('share_title', words.shareTitle, words.shareTitleHelp),
  shareDesc: fieldOf('share_desc', words.shareDesc, words.shareDescHelp),
  shareImage: fieldOf('share_image', words.shareImage, words.shareImageHelp),
  pageId: fieldOf('pageID', words.pageId, words.pageIdHelp),
}

function fieldOf(name: string, title: string, help?: string): Field {
  const field = pageFields.find((one) => one.name === name)
  if (field === undefined) throw new Error(`The schema names no page field "${name}".`)
  return { ...field, title, ...(help !== undefined && { help }) }
}
