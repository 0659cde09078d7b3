import { PictureOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import type { AssetRow } from '../../assets'
import { AssetDialog } from '../../assets'
import { wording } from './wording'

interface AddPicturesProps {
  /** How many more can be added. */
  most: number
  isDisabled: boolean
  onPick: (assets: readonly AssetRow[]) => void
}

/** Adds an item to a list for each picture that is chosen from the library, all in one step. */
export function AddPictures({ most, isDisabled, onPick }: AddPicturesProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        className="ed-list-pictures"
        block
        icon={<PictureOutlined />}
        disabled={isDisabled}
        onClick={() => setOpen(true)}
      >
        {wording.list.addPictures}
      </Button>
      {isOpen && (
        <AssetDialog
          kind="image"
          title={wording.list.choosePictures(most)}
          most={most}
          onClose={() => setOpen(false)}
          onPick={(assets) => {
            setOpen(false)
            onPick(assets)
          }}
        />
      )}
    </>
  )
}
