import type { Table } from './table'

export const rulesActions: Table = {
  下单没有商品: 'Order without a product',
  '不知道买什么，点击后一定失败。': 'It is not known what is bought, so every tap fails.',
  '两处填写了不同的产品，访客买到的可能不是页面上写的。':
    'Two places name different products, and visitors may buy another one than the page says.',
  二维码没有渠道码: 'QR code without a channel code',
  产品代号互相矛盾: 'Contradicting product codes',
  入群没有活动类型: 'Joining a group without a campaign type',
  '参数按 & 和 = 拆分，写错的部分会丢失。':
    'Parameters are split at & and =, and what is written wrongly is lost.',
  口令和活码同时填写: 'Both a password and a live code',
  商品不在售: 'Product not on sale',
  商品不存在: 'No such product',
  '商品没有开放的销售页时不能下单，页面上的购买按钮没有用处。':
    'Without an open sale page a product cannot be ordered, and the buy button is of no use.',
  '商品目录里没有的商品不能下单，访客点击后只会看到“商品已下架”。':
    'What is not in the catalogue cannot be ordered; visitors who tap only read that it is no longer sold.',
  支付没有指定产品: 'Payment without a product',
  '有活码时口令不会显示。': 'With a live code the password is not shown.',
  '没有参数，打开的页面不知道该显示什么。': 'Without it, the page that opens does not know what to show.',
  '没有商品规格，下单一定失败。': 'Without an SKU no order can be made.',
  '没有活动类型就查不到入群资格，访客会被告知不符合条件。':
    'Without it nobody can be found to be entitled, and visitors read that they are not.',
  '没有渠道码就不知道该显示哪位员工的二维码。': 'Without it, it is not known whose QR code to show.',
  '没有这个销售页，就没有付款的客户可以显示，访客看到的是空白。':
    'Without the sale page there are no customers to show, and visitors see a blank.',
  缺少页面参数: 'Page parameter missing',
  '访客点击后只会看到“页面不存在”。': 'Visitors who tap only read that there is no such page.',
  '试看停下后访客想继续看，却没有可以点的地方。': 'Visitors who want to watch on find nothing to tap.',
  试看结束后没有去处: 'Nowhere to go after the trial',
  '请从列表中选择要打开的页面。': 'Choose the page from the list.',
  '请写成 a=1&b=2 的形式，不要带问号、空格和中文符号。':
    'Write it as a=1&b=2, without question marks, spaces or Chinese punctuation.',
  '请只保留一处产品代号或商品编号。': 'Keep only one product code or product ID.',
  '请在“商品与订单”中开放销售页、上架规格，或把活动时间设在销售期以内。':
    'Open a sale page or offer an SKU under “Products and orders”, or set the campaign time within the sale.',
  '请在页面参数中补上 sku_id。': 'Add sku_id to the page parameter.',
  '请在页面参数中补上，例如 fund_code=000001。': 'Add it to the page parameter, such as fund_code=000001.',
  '请填写产品代号，或在页面参数中写 shop_product_id。':
    'Enter the product code, or shop_product_id in the page parameter.',
  '请填写渠道码。': 'Enter the channel code.',
  '请填写这个社群的活动类型。': 'Enter the campaign type of this group.',
  '请核对产品代号、商品编号和规格编号；新商品请先在“商品与订单”中建好。':
    'Check the product code, product ID and SKU ID; create new products under “Products and orders” first.',
  '请核对销售页编号。': 'Check the sale page ID.',
  '请清空其中一个。': 'Clear one of them.',
  '请给视频设置点击动作，例如支付或登录。': 'Give the video a tap action, such as paying or logging in.',
  销售页不存在: 'No such sale page',
  页面参数格式不对: 'Page parameter malformed',
  页面名称不存在: 'Unknown page name',
}
