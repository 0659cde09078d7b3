export { AssetRefusal } from './asset-refusal'
export { assetStorage } from './asset-storage'
export { sumAssets } from './asset-store'
export {
  addressOf,
  contentTypeOf,
  imageAddresses,
  isAssetType,
  kindOf,
  originalName,
  variantName,
} from './asset-types'
export { type DocumentFiles, filesBeside } from './document-files'
export { drawQrCode, qrCodeSvg } from './draw-qr-code'
export { type FileFacts, fileFacts, loadedBytes } from './file-facts'
export { findMissingFiles } from './find-missing-files'
export { damagedImage, MAX_PIXELS } from './image-size'
export { imagesOf } from './images-of'
export { inTurn } from './in-turn'
export {
  findLibraryAsset,
  findLibraryPart,
  findVariants,
  type LibraryCursor,
  type LibraryRow,
  lockAsset,
  updateAsset,
} from './library-store'
export { cleanPicture } from './metadata/clean-picture'
export { assetsModule } from './module'
export { POSTER, posterCard, posterCode, posterLabel, posterSvg } from './poster-parts'
export { readPicture } from './read-picture'
export {
  type AcceptedAsset,
  type AssetFile,
  inspectAsset,
  storeAsset,
} from './store-asset'
export { storePictures } from './store-pictures'
export { storedNames } from './stored-names'
