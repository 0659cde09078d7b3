import type { Table } from './table'

export const rulesCompliance: Table = {
  业绩数字旁没有风险提示: 'Performance figure without a risk notice',
  业绩数字没有注明时间: 'Performance figure without a period',
  '举办讲座、报告会、分析会须事先向监管部门报备，没有备案号不能宣传。':
    'Lectures, talks and seminars must be filed with the regulator first; without the number they may not be promoted.',
  价格与商品不一致: 'Price differs from the product',
  价格没有写明条件: 'Price without its terms',
  '价格附带的条件必须与价格一起标明；只有价格，访客不知道能用多久、会不会续费、能不能退。':
    'The terms of a price must stand beside it; without them visitors do not know how long it lasts, whether it renews and whether it is refunded.',
  '催促会让访客来不及看清风险；没有依据的紧迫感属于误导。':
    'Pressing keeps visitors from seeing the risks; urgency without grounds misleads.',
  催促用语: 'Pressing words',
  公司信息还是示例: 'Company details are still samples',
  公司名称与公司信息不一致: "Company name differs from the company's details",
  '公司的投资顾问名单里没有这个编号，可能是写错了，也可能是离职人员的。':
    "The company's list of advisers does not have it: it may be a slip, or of somebody who has left.",
  公司资质没有填写: 'Company licence not filled in',
  出现股票代码: 'Stock code',
  动态播报编造成交或盈利: 'Ticker makes up sales or profits',
  原价不高于现价: 'Original price not above the price',
  '合规把这些词列入了“词库与规则”，每个词为什么不能用写在词库里。':
    'Compliance has put these words on “Words and rules”, which says why each may not be used.',
  '名称差一个字就是另一家公司，访客无法核对，也可能被当成冒用。':
    'With one other character it is another company; visitors cannot check it, and it may pass for an impostor.',
  '向公众提供投资建议的人必须具有执业资格，访客要能按编号查证。':
    'Who gives advice to the public must be certified, and visitors must be able to check the number.',
  '向客户提供投资建议时必须同时提示风险，并说明由哪家公司提供。':
    'Advice to customers must come with a notice of the risks and say which company gives it.',
  含有禁用词: 'Forbidden words',
  含有词库中的词: 'Words of the word list',
  奖品金额过高: 'Prize too high',
  '如销售的是投资顾问服务，请在页脚打开“投资顾问信息”。商品的销售页列有投资顾问时，没有它不能发布。':
    'If advice is sold, turn “Adviser details” of the footer on. Where the sale page of the product lists advisers, the page cannot be published without.',
  '姓名写错一个字，访客按编号查到的就是另一个人。':
    'With one wrong character in the name, visitors who check the number find somebody else.',
  '实际收取的是商品在售的价格；页面写成别的价格，属于误导消费者。':
    'What is charged is the price on sale; another price on the page misleads buyers.',
  '平台和监管都不接受荐股、带单和夸大收益的宣传，页面可能被举报下架。':
    'Neither platforms nor regulators accept stock tips, copy trading and exaggerated returns; the page may be reported and taken down.',
  '广告使用的数据必须真实准确，并表明出处；没有来源和日期的数字无法核实。':
    'Figures in advertising must be true and exact and name their source; without source and date they cannot be verified.',
  '广告法禁止没有依据的绝对化用语，处罚从二十万元起。':
    'The advertising law forbids absolute claims without grounds; fines begin at 200,000 yuan.',
  开户页面没有开户说明: 'Account page without an account statement',
  引导私下联系或付款: 'Private contact or payment',
  '微信禁止以奖励诱导分享，页面和域名可能被封。':
    'WeChat forbids rewards for sharing, and may block the page and its domain.',
  执业编号不在公司信息中: 'Certificate number not known to the company',
  '投资建议必须标明投资顾问的姓名和登记编号。':
    'Advice must state the name and registration number of the adviser.',
  投资建议没有署名: 'Investment advice without a name',
  投资建议没有风险提示: 'Investment advice without a risk notice',
  '投资顾问业务推广不得承诺收益、使用绝对化用语或暗示内幕消息。':
    'Promotion of investment advice must not promise returns, use absolute claims or hint at inside information.',
  投资顾问没有填写: 'Adviser not filled in',
  投资顾问的编号不对: 'Wrong adviser number',
  '抽奖式有奖销售的最高奖不得超过五万元。': 'The highest prize of a draw must not exceed 50,000 yuan.',
  提供投资建议的人没有执业编号: 'Adviser without a certificate number',
  支付按钮没有协议链接: 'Pay button without an agreement',
  数据没有来源或日期: 'Figures without a source or date',
  '服务费用只能由公司账户收取，公司人员不得以个人名义联系客户收费。':
    'Fees may be collected only by accounts of the company; staff may not contact customers for payment in their own name.',
  '模板和版块里的人名、评价、数据和价格是为了示范编写的，发布出去就是虚假宣传。':
    'Names, reviews, figures and prices of templates and sections are made up to show how; published, they are false advertising.',
  '没有起止时间的业绩无法核实，平台审核会退回。':
    'Performance without a beginning and an end cannot be verified, and platforms send it back.',
  用奖励诱导分享: 'Reward for sharing',
  禁用词被拆开: 'Forbidden word split up',
  线下讲座没有备案号: 'Event on site without a filing number',
  绝对化用语: 'Absolute claims',
  编号旁边的姓名不是它的主人: 'Name beside the number is not its holder',
  缺少版权与风险提示: 'Copyright and risk notice missing',
  荐股与夸大用语: 'Stock tips and exaggeration',
  '虚构原价属于价格欺诈；原价不高于现价，划线价没有意义。':
    'A made-up original price is price fraud; one that is not above the price makes no sense struck through.',
  许可证号与公司信息不一致: "Licence number differs from the company's details",
  '许可证号差一位，访客在监管部门的网站上查不到。':
    "With one other digit visitors do not find the licence at the regulator's site.",
  '访客会把示例当成真的公司名称、许可证号和电话，出了问题找不到人。':
    'Visitors take samples for the true name, licence number and phone, and find nobody when something goes wrong.',
  '访客把相邻的文字连着读，拆到几个组件里的禁用词仍是禁用词。':
    'Visitors read neighbouring texts as one; a forbidden word that is split over several blocks is still one.',
  '访客把相邻的文字连着读，拆到几个组件里的词仍是那个词。':
    'Visitors read neighbouring texts as one; a word that is split over several blocks is still that word.',
  '访客按编号查证，查到的是别人或者查不到，等于没有标明执业资格。':
    'Visitors who check the number find somebody else or nobody, which is as good as stating none.',
  '证券投资顾问业务的推广页面必须让每一位访客看到公司资质与风险提示。':
    "Pages that promote investment advice must show every visitor the company's licence and the risks.",
  词库中的词被拆开: 'Listed word split up',
  '请写明统计的起止时间和数据来源。': 'State the period and the source of the data.',
  '请删去分享后才给奖励的说法。': 'Delete what promises a reward for sharing.',
  '请删去股票代码；历史案例请隐去代码并注明时间。':
    'Delete stock codes; in past cases leave the code out and state the time.',
  '请删除或改写这些词。': 'Delete or reword them.',
  '请删除或改写这些词；确实需要使用时，请合规同事修改“词库与规则”。':
    'Delete or reword them; if one is really needed, ask compliance to change “Words and rules”.',
  '请删除这些词，只介绍服务内容和方法。': 'Delete these words, and describe only the service and its method.',
  '请在“条件”中写明有效期、是否自动续费和退款办法。':
    'State in “Conditions” how long it is good for, whether it renews by itself, and how refunds work.',
  '请在数字旁写明“过往业绩不代表未来表现”，或删去数字。':
    'State “过往业绩不代表未来表现” beside it, or delete the figure.', // as pages say it
  '请在页脚打开“开户说明”。': 'Turn “About account opening” of the footer on.',
  '请在页脚打开“投资顾问信息”，或删去具体的投资建议。':
    'Turn “Adviser details” of the footer on, or delete the advice.',
  '请在页脚打开“课程说明”。': 'Turn “About the courses” of the footer on.',
  '请在页面底部添加页脚，打开“版权与资质”和“风险提示”；不要隐藏、缩小、移开它，不要用过大的边距、缩进、字距或过小的行高使它难以阅读，也不要给它设置显示条件。':
    'Add a footer at the end with “Copyright and licences” and “Risk notice” on; do not hide, shrink or move it, make it hard to read by large margins, indents or letter spacing or a small line height, or give it show conditions.',
  '请填写与中国证券业协会公示一致的执业编号；不提供投资建议的人请关闭“提供投资建议”。':
    'Enter the number as published by the Securities Association of China; turn “Gives investment advice” off for those who give none.',
  '请填写协议地址。': 'Enter the address of the agreement.',
  '请填写数据来源，以及写明年份的截至日期；说不出来源的数字请删去。':
    'Enter the source and a date with its year; delete figures whose source cannot be named.',
  '请完成报备，由管理员在“公司信息”中填写备案号后再发布。':
    'File it, and publish once an administrator has filled the number in under “Company”.',
  '请改为“公司信息”中的名称；确实是另一家公司时可以不理会。':
    'Use the name under “Company”; ignore this if another company is meant.',
  '请改为“公司信息”中的姓名，或换成这个人自己的编号。':
    "Use the name under “Company”, or this person's own number.",
  '请改为“公司信息”中的编号；编号变了的，请管理员先在“公司信息”中修改。':
    'Use the number under “Company”; where it has changed, ask an administrator to change it there first.',
  '请改为“公司信息”中的许可证号；确实是另一家公司的许可证时可以不理会。':
    'Use the licence number under “Company”; ignore this if the licence of another company is meant.',
  '请改为企业微信、服务专线和公司收款。':
    'Use enterprise WeChat, the service line and payment to the company.',
  '请改为具体的截止时间或名额，并确保属实。':
    'Give a definite deadline or number of places instead, and make sure it is true.',
  '请改为可以证实的说法，或写明依据。': 'Say what can be proven, or give the grounds.',
  '请改为在售的价格，或把支付按钮的现价留空，由销售页给出价格；要改的是商品价格时，请先改商品。':
    "Use the price on sale, or leave the price of the pay button empty and let the sale page give it; to change the product's price, change the product first.",
  '请改为问候或说明；需要真实动态时，请填写动态编号或销售页编号，由系统提供。':
    'Write greetings or explanations instead; for real events enter a ticker ID or sale page ID, and the system fills it.',
  '请改写这几处相邻的文字。': 'Reword these neighbouring texts.',
  '请改成真实的人名。真有同名的人时，请写上称呼，例如“何静老师”。':
    'Use the true name. If somebody really has this name, add a title, such as “何静老师”.', // as pages say it
  '请改成自己的真实内容，没有就删去。数据真的相同时，请写上自己的来源；价格真的相同时，请改成自己的名称或说明。':
    'Replace it by what is true, or delete it. If the figures are really the same, name your source; if the price is, use your own name or description.',
  '请核对两个价格，没有优惠时清空原价。': 'Check both prices, and clear the original one without a discount.',
  '请核对奖品金额；超过五万元的抽奖不能举办。':
    'Check the value of the prize; a draw above 50,000 yuan cannot be held.',
  '请核对编号；新的投资顾问请管理员先加入“公司信息”的投资顾问名单。':
    'Check the number; ask an administrator to add new advisers to the list under “Company”.',
  '请添加打开“版权与资质”“投资顾问信息”和“风险提示”的页脚，或删去具体的投资建议。':
    'Add a footer with “Copyright and licences”, “Adviser details” and “Risk notice” on, or delete the advice.',
  '请管理员在“公司信息”中填写公司名称、业务许可证号和投诉电话。':
    "Ask an administrator to fill in the company's name, licence number and phone for complaints under “Company”.",
  '请管理员在“公司信息”中填写投资顾问的姓名和登记编号。':
    "Ask an administrator to fill in the adviser's name and registration number under “Company”.",
  '请管理员在“公司信息”中换成真实的资料，已发布的页面会一起更新。':
    'Ask an administrator to enter the true details under “Company”; published pages change with them.',
  '课程只是投资者教育，历史案例不代表未来表现，应当写明。':
    'Courses only educate investors and past cases do not foretell results; that should be stated.',
  课程页面没有课程说明: 'Course page without a course statement',
  '账户由合作持牌机构开立，访客应当知道由谁负责，并先完成适当性测评。':
    'Accounts are opened by licensed partners; visitors should know who answers for them, and take the suitability test first.',
  '购买前应当能读到服务协议；没有地址，协议不会显示。':
    'The agreement should be there to read before buying; without an address it is not shown.',
  '购买投资顾问服务的客户应当知道由谁提供服务。': 'Customers who buy advice should know who gives it.',
  '过往业绩不代表未来表现，只给数字会被当作收益承诺。':
    'Past performance does not foretell the future, and a bare figure is taken as a promise.',
  '运营填写的动态不是真实的客户行为，写成购买、盈利或人数就是虚假宣传。':
    'A ticker written by hand is not what real customers did; purchases, profits or numbers of people in it are false advertising.',
  还是示例人名: 'Still a sample name',
  还是示例内容: 'Still sample content',
  销售页面没有投资顾问信息: 'Sale page without adviser details',
  '面向公众的宣传不得推荐具体的股票。': 'Public promotion must not recommend particular stocks.',
  '页脚要印出公司名称、许可证号和投诉电话，空着等于没有标明。':
    "The footer has to print the company's name, licence number and phone for complaints; left blank they are not stated.",
}
