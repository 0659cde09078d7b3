import { type Field, pageFields } from '@yingzao/schema/server'
import { wording } from './wording'

/** The settings of a page as fields for inputs, with what the panel says about them. */
export const FIELDS = {
  title: fieldOf('title', wording.pageTitle, wording.pageTitleHelp),
  description: fieldOf('description', wording.description, wording.descriptionHelp),
  keywords: fieldOf('keywords', wording.keywords, wording.keywordsHelp),
  backgroundColour: fieldOf('background_color', wording.backgroundColour),
  backgroundImage: fieldOf('background_image', wording.backgroundImage),
  autoFit: fieldOf('is_auto_fit', wording.autoFit, wording.autoFitHelp),
  startAt: fieldOf('start_at', wording.startAt, wording.startHelp),
  endAt: fieldOf('end_at', wording.endAt, wording.endHelp),
  shareTitle: fieldOf('share_title', wording.shareTitle, wording.shareTitleHelp),
  shareDesc: fieldOf('share_desc', wording.shareDesc, wording.shareDescHelp),
  shareImage: fieldOf('share_image', wording.shareImage, wording.shareImageHelp),
  pageId: fieldOf('pageID', wording.pageId, wording.pageIdHelp),
}

function fieldOf(name: string, title: string, help?: string): Field {
  const field = pageFields.find((one) => one.name === name)
  if (field === undefined) throw new Error(`The schema names no page field "${name}".`)
  return { ...field, title, ...(help !== undefined && { help }) }
}
