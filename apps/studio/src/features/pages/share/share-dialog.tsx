import './share.css'
import { useQuery } from '@tanstack/react-query'
import { readThemeSetting, resolveTheme } from '@yingzao/theme'
import { Alert, App, Button, Form, Input, Modal, Skeleton } from 'antd'
import { useState } from 'react'
import { renderSVG } from 'uqr'
import type { Answer } from '../../../state/calls'
import { isLocal } from '../../../state/is-local'
import { studioQuery } from '../../../state/queries'
import { svgAddress } from '../../../state/svg-address'
import { ProblemNote } from '../../../ui/problem-note'
import { ShareCard } from '../../../ui/share-card'
import { useCopy } from '../../../ui/use-copy'
import { useReturnFocus } from '../../../ui/use-return-focus'
import { pageAddress } from '../publish/page-address'
import type { PageRow } from '../use-pages'
import { POSTER, posterSvg } from './poster'
import { savePicture } from './save-picture'
import { wording } from './wording'

interface ShareDialogProps {
  page: Pick<PageRow, 'code' | 'title'>
  /** What has just happened, for instance that it was published. */
  news?: string
  onClose: () => void
}

/** What the gateway accepts as the source of a lead, of characters that need no escaping in a URL. */
const CHANNEL = /^[\w-]{0,64}$/

/** Pixels; sharp on a printed sheet. */
const CODE_SIZE = 1000

/** The ways to share a live page: its link, with a channel's mark, as a QR code, as a poster. */
export function ShareDialog({ page, news, onClose }: ShareDialogProps) {
  useReturnFocus()
  const settings = useQuery(studioQuery('studioSettings', {}))
  const [channel, setChannel] = useState('')
  const isSound = CHANNEL.test(channel)
  return (
    <Modal open title={wording.title(page.title)} footer={null} onCancel={onClose} width={640}>
      {news !== undefined && (
        <Alert className="pg-share-news" type="success" showIcon role="status" title={news} />
      )}
      <p className="st-hint">{wording.about}</p>
      <Form layout="vertical">
        <Form.Item
          label={wording.channel}
          extra={wording.channelHint}
          {...(!isSound && { validateStatus: 'error', help: wording.channelWrong })}
        >
          <Input
            aria-label={wording.channel}
            allowClear
            maxLength={80}
            value={channel}
            onChange={({ target }) => setChannel(target.value.trim())}
          />
        </Form.Item>
      </Form>
      {settings.data ? (
        <Ways page={page} settings={settings.data} channel={isSound ? channel : ''} />
      ) : settings.error ? (
        <ProblemNote problem={settings.error} retry={() => void settings.refetch()} />
      ) : (
        <Skeleton active />
      )}
    </Modal>
  )
}

interface WaysProps {
  page: ShareDialogProps['page']
  settings: Answer<'studioSettings'>
  channel: string
}

function Ways({ page, settings, channel }: WaysProps) {
  const { message } = App.useApp()
  const copy = useCopy(wording)
  const plain = pageAddress(settings.public_origin, page.code)
  const address = channel === '' ? plain : `${plain}?cps_id=${channel}`
  const { brand } = resolveTheme({}, readThemeSetting(settings.theme).setting)
  const code = renderSVG(address, { border: 2 })
  const poster = posterSvg({ title: page.title, company: settings.site.company, address, brand })
  const name = channel === '' ? page.code : `${page.code}-${channel}`
  const save = (picture: Parameters<typeof savePicture>[0]) =>
    savePicture(picture).catch(() => void message.error(wording.notSaved))
  return (
    <div className="pg-share">
      <img className="pg-share-poster" alt={wording.poster} src={svgAddress(poster)} />
      <div className="pg-share-ways">
        {isLocal(plain) && <Alert type="warning" showIcon title={wording.unreachable} />}
        <section aria-label={wording.address}>
          <h3>{wording.address}</h3>
          <p className="pg-share-address">{address}</p>
          <Button type="primary" onClick={() => void copy(address)}>
            {wording.copy}
          </Button>
          <Button href={address} target="_blank" rel="noreferrer">
            {wording.open}
          </Button>
        </section>
        <img className="pg-share-code" alt={wording.code} src={svgAddress(code)} />
        <div>
          <Button
            onClick={() => void save({ svg: code, name: `${name}-qr`, width: CODE_SIZE, height: CODE_SIZE })}
          >
            {wording.saveCode}
          </Button>
          <Button onClick={() => void save({ svg: poster, name: `${name}-poster`, ...POSTER })}>
            {wording.savePoster}
          </Button>
        </div>
        <InChats page={page} settings={settings} />
      </div>
    </div>
  )
}

/** What a chat in WeChat shows of the link, and what keeps it from showing more. */
function InChats({ page: { code }, settings }: Pick<WaysProps, 'page' | 'settings'>) {
  const card = useQuery(studioQuery('pageShare', { code }))
  if (card.error) return <ProblemNote problem={card.error} retry={() => void card.refetch()} />
  if (!card.data) return <Skeleton active />
  const { has_card, ...shown } = card.data
  const hints = [
    !has_card && wording.noCard,
    shown.desc === '' && wording.noDesc,
    shown.image === '' && wording.noImage,
  ].filter((hint) => hint !== false)
  return (
    <div>
      <ShareCard {...shown} company={settings.site.company} />
      {hints.map((hint) => (
        <p key={hint} className="st-hint">
          {hint}
        </p>
      ))}
    </div>
  )
}
