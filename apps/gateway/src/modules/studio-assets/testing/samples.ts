import { defineSamples } from '../../every-call/samples'

const hash = 'a'.repeat(64)

export const studioAssetsSamples = defineSamples({
  members: {
    assetList: {},
    assetDetail: { hash },
    assetUpload: { name: '图片.png' },
    assetCrop: { hash, ratio_width: 1, ratio_height: 1, focus_x: 0.5, focus_y: 0.5 },
    assetChange: { hash, name: '图片.png' },
  },
})
