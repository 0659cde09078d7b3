import { trackedLinkLimits as limits } from '@yingzao/contract/studio'
import { Alert, Button, Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { renderSVG } from 'uqr'
import { isLocal } from '../../state/is-local'
import { saveFile } from '../../state/save-file'
import { svgAddress } from '../../state/svg-address'
import { FormProblem } from '../../ui/form-problem'
import { useExport } from '../../ui/list/use-export'
import { useReturnFocus } from '../../ui/use-return-focus'
import { AssetPicker, hashIn } from '../assets'
import { ShortAddress } from './link-parts'
import type { LinkRow } from './link-rows'
import { wording } from './wording'

const words = wording.code

/** A link as something to print and send: its QR code, and a poster with it. */
export function CodeDialog({ link, onClose }: { link: LinkRow; onClose: () => void }) {
  useReturnFocus()
  const code = useExport('trackedLinkCode')
  const poster = useExport('trackedLinkPoster')
  const [picture, setPicture] = useState('')
  const [title, setTitle] = useState('')
  const { link_id } = link
  const saveCode = async (format: 'svg' | 'png') => {
    const file = await code.start({ link_id, format })
    if (file) saveFile(file)
  }
  const savePoster = async () => {
    const hash = hashIn(picture)
    const file = await poster.start({
      link_id,
      ...(hash !== undefined && { picture: hash }),
      ...(title.trim() !== '' && { title: title.trim() }),
    })
    if (file) saveFile(file)
  }
  return (
    <Modal open width={640} title={words.title(link.name)} footer={null} onCancel={onClose}>
      <FormProblem problem={code.error ?? poster.error} />
      {isLocal(link.short_url) && (
        <Alert className="ch-note" type="warning" showIcon title={words.unreachable} />
      )}
      {link.is_off && <Alert className="ch-note" type="warning" showIcon title={words.isOff} />}
      <div className="ch-codes">
        <img
          className="ch-code"
          alt={words.alt}
          src={svgAddress(renderSVG(link.short_url, { ecc: 'M', border: 4 }))}
        />
        <div className="ch-ways">
          <section>
            <h3>{words.code}</h3>
            <ShortAddress link={link} />
            <p className="st-hint">{words.codeHint}</p>
            <div className="ch-acts">
              <Button loading={code.isRunning} onClick={() => void saveCode('png')}>
                {words.png}
              </Button>
              <Button loading={code.isRunning} onClick={() => void saveCode('svg')}>
                {words.svg}
              </Button>
            </div>
          </section>
          <section>
            <h3>{words.poster}</h3>
            <p className="st-hint">{words.posterHint}</p>
            <Form layout="vertical" onFinish={() => void savePoster()}>
              <Form.Item label={words.picture}>
                <AssetPicker
                  kind="image"
                  label={words.picture}
                  value={picture}
                  onPick={({ url }) => setPicture(url)}
                  onClear={() => setPicture('')}
                />
              </Form.Item>
              <Form.Item label={words.posterTitle}>
                <Input
                  aria-label={words.posterTitle}
                  maxLength={limits.posterTitle}
                  autoComplete="off"
                  value={title}
                  onChange={({ target }) => setTitle(target.value)}
                />
              </Form.Item>
              <Button type="primary" htmlType="submit" loading={poster.isRunning}>
                {words.savePoster}
              </Button>
            </Form>
          </section>
        </div>
      </div>
    </Modal>
  )
}
