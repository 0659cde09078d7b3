import './crop.css'
import { cropBox } from '@yingzao/contract/studio'
import { App, InputNumber, Modal, Segmented } from 'antd'
import { useState } from 'react'
import { useStudioCall } from '../../state/queries'
import { FormProblem } from '../../ui/form-problem'
import { useReturnFocus } from '../../ui/use-return-focus'
import { CropPreview } from './crop-preview'
import { CROP_RATIOS, FREE } from './crop-ratios'
import { CropStage } from './crop-stage'
import type { Focus } from './moved-focus'
import type { Picture } from './picture'
import type { AssetRow } from './use-assets'
import { wording } from './wording'

const words = wording.crop

interface CropDialogProps {
  asset: Picture
  onClose: () => void
  onCropped: (part: AssetRow) => void
}

/** Makes a picture of other proportions from the important part of one. */
export function CropDialog({ asset, onClose, onCropped }: CropDialogProps) {
  useReturnFocus()
  const { message } = App.useApp()
  const [chosen, setChosen] = useState<string>(CROP_RATIOS[0].value)
  const [free, setFree] = useState({ width: 3, height: 2 })
  const [focus, setFocus] = useState<Focus>({ x: 0.5, y: 0.5 })
  const crop = useStudioCall('assetCrop', { changes: ['assetList'] })
  const ratio = CROP_RATIOS.find(({ value }) => value === chosen) ?? free
  const wish = { ratio_width: ratio.width, ratio_height: ratio.height, focus_x: focus.x, focus_y: focus.y }
  const box = cropBox(asset, wish)
  const isWhole = box.width === asset.width && box.height === asset.height
  const submit = () =>
    crop.mutate(
      { hash: asset.hash, ...wish },
      {
        onSuccess: ({ asset: part }) => {
          void message.success(words.done(part.name))
          onCropped(part)
        },
      },
    )
  return (
    <Modal
      open
      width={860}
      title={words.title}
      okText={words.submit}
      okButtonProps={{ disabled: isWhole }}
      confirmLoading={crop.isPending}
      onOk={submit}
      onCancel={onClose}
    >
      <p className="st-hint">{words.about}</p>
      <FormProblem problem={crop.error} />
      <div className="st-crop">
        <CropStage asset={asset} box={box} focus={focus} onFocus={setFocus} />
        <div className="st-crop-side">
          <Segmented
            vertical
            block
            aria-label={words.ratio}
            value={chosen}
            onChange={setChosen}
            options={[
              ...CROP_RATIOS.map(({ value }) => ({ value, label: value })),
              { value: FREE, label: words.free },
            ]}
          />
          {chosen === FREE && (
            <div className="st-crop-free">
              {(['width', 'height'] as const).map((side) => (
                <InputNumber
                  key={side}
                  aria-label={words[side]}
                  prefix={words[side]}
                  min={1}
                  max={100}
                  precision={0}
                  value={free[side]}
                  onChange={(value) => setFree({ ...free, [side]: value ?? 1 })}
                />
              ))}
            </div>
          )}
          <CropPreview asset={asset} box={box} />
          <p className="st-soft" role="status">
            {isWhole ? words.same : words.result(box.width, box.height)}
          </p>
        </div>
      </div>
    </Modal>
  )
}
