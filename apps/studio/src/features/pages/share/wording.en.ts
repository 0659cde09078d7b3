import type { Words } from '../../../ui/words'
import type { wording as chinese } from './wording'

export const wording: Words<typeof chinese> = {
  title: (title) => `Share “${title}”`,
  about: 'The page is published. Send customers its link, its QR code or a poster.',
  channel: 'Channel ID',
  channelHint:
    'Optional. Leads that come by this link are marked with it, so that you can tell where they came from.',
  channelWrong: 'A channel ID has letters, digits, underscores or hyphens, 64 at most',
  address: 'Page link',
  copy: 'Copy link',
  copied: 'Link copied',
  notCopied: 'The browser did not allow copying. Select the link and copy it yourself.',
  code: 'QR code of the page',
  poster: 'Preview of the poster',
  saveCode: 'Download QR code',
  savePoster: 'Download poster',
  notSaved: 'The picture could not be made. Try again with a recent Chrome or Edge.',
  unreachable:
    'This is a local address that only this computer can open. Customers can use the QR code once the system is deployed under a domain.',
  noCard:
    'This deployment has no WeChat official account (WECHAT_APPID): when forwarded in WeChat the page shows as a link, not as a card.',
  noDesc: 'There is no share description. Write one in the editor, under “Page → Share”.',
  noImage: 'There is no share picture. Choose one in the editor, under “Page → Share”.',
  open: 'Open page',
  close: 'Close',
}
