import {
  AppstoreOutlined,
  BankOutlined,
  BellOutlined,
  BlockOutlined,
  BorderOuterOutlined,
  BugOutlined,
  CheckSquareOutlined,
  ColumnHeightOutlined,
  ColumnWidthOutlined,
  CopyOutlined,
  CopyrightOutlined,
  CreditCardOutlined,
  CrownOutlined,
  EnvironmentOutlined,
  FieldNumberOutlined,
  FieldTimeOutlined,
  FolderOutlined,
  FontSizeOutlined,
  FormOutlined,
  HeartOutlined,
  InsertRowAboveOutlined,
  NotificationOutlined,
  NumberOutlined,
  PercentageOutlined,
  PicCenterOutlined,
  PictureOutlined,
  PlaySquareOutlined,
  QrcodeOutlined,
  SelectOutlined,
  SmileOutlined,
  SwitcherOutlined,
  UnorderedListOutlined,
  VerticalAlignBottomOutlined,
} from '@ant-design/icons'
import type { ComponentType } from 'react'

const ICONS: Readonly<Record<string, ComponentType>> = {
  addressPicker: EnvironmentOutlined,
  button: SelectOutlined,
  cardSwiper: SwitcherOutlined,
  code: CopyOutlined,
  consent: CheckSquareOutlined,
  container: BorderOuterOutlined,
  count: FieldNumberOutlined,
  countdown: FieldTimeOutlined,
  empty: ColumnHeightOutlined,
  footer: CopyrightOutlined,
  icon: SmileOutlined,
  image: PictureOutlined,
  leadForm: FormOutlined,
  list: UnorderedListOutlined,
  logo: CrownOutlined,
  marquee: NotificationOutlined,
  navbar: InsertRowAboveOutlined,
  noticeTicker: BellOutlined,
  number: NumberOutlined,
  payButton: CreditCardOutlined,
  popup: BlockOutlined,
  progress: PercentageOutlined,
  qrcode: QrcodeOutlined,
  retainPopup: HeartOutlined,
  scrollView: ColumnWidthOutlined,
  suspension: VerticalAlignBottomOutlined,
  swiper: PicCenterOutlined,
  tabs: FolderOutlined,
  testButton: BugOutlined,
  text: FontSizeOutlined,
  video: PlaySquareOutlined,
  wBrokerRegister: BankOutlined,
}

/** The sign of a kind of block in a line of text. */
export function BlockIcon({ name }: { name: string }) {
  const Icon = ICONS[name] ?? AppstoreOutlined
  return (
    <span className="ed-block-icon" aria-hidden="true">
      <Icon />
    </span>
  )
}
