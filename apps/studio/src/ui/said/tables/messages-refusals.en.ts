import type { Table } from './table'

/** What the gateway answers when a call is refused, and what is wrong with a file. */
export const refusalMessages: Table = {
  'SVG 不是 UTF-8 编码。': 'The SVG is not in UTF-8.',
  'SVG 已损坏，不是完整的 XML。': 'The SVG is damaged: it is no complete XML.',
  'SVG 没有写明尺寸（width、height 或 viewBox）。': 'The SVG has no size (width, height or viewBox).',
  'SVG 的尺寸是 {}×{}，超过 40 百万像素的上限。':
    'The SVG is {1} × {2}, more than the limit of 40 million pixels.',
  'SVG 的层级过深。': 'The SVG is nested too deep.',
  'SVG 过于复杂，或内部的引用过多、互相循环，手机无法绘制。':
    'The SVG is too complex, or its references are too many or go in circles; phones cannot draw it.',
  'SVG 过于复杂，无法在规定时间内检查完。': 'The SVG is too complex to be checked in time.',
  'SVG 里定义了实体（ENTITY）。': 'The SVG defines entities.',
  '{said}请用剪辑软件导出为 MP4（视频 H.264，声音 AAC）后重新上传。':
    '{1} Export it as MP4 (video H.264, sound AAC) and upload it again.',
  '“{}”是公司的投资顾问，登记编号是 {}，请填写一致的登记编号':
    '“{1}” is an adviser of the company with the number {2}. Enter that number',
  下线时间要晚于发布时间: 'The page must be taken down after it is published',
  '不能审批自己申请的退款，请其他同事审批': 'You cannot approve a refund that you asked for. Ask a colleague',
  '不能审核自己录入的笔记，请由其他同事审核': 'You cannot review a note that you entered. Ask a colleague',
  '不能审核自己撰写的点评，请由其他同事审核': 'You cannot review your own comment. Ask a colleague',
  '不能批准自己提出的申请，请其他同事批准': 'You cannot approve your own request. Ask a colleague',
  '不能通过自己导入或更正的数据，请由其他同事审核':
    'You cannot approve data that you imported or corrected. Ask a colleague',
  '不认识的填写项 {}，可以用：{}': '{1} are no known fields. There are: {2}',
  人数上限不能小于群里现有的人数: 'The limit cannot be below the number of members',
  '修改无法保存，请刷新页面后重试': 'The change cannot be saved. Reload the page and try again',
  '公司的投资顾问里没有“{}”，请先在公司信息里登记；不是投资顾问时登记编号留空':
    '“{1}” is no adviser of the company. Add them to the company details first; leave the number empty for who is no adviser',
  内容不存在或已被删除: 'It does not exist, or was deleted',
  '内容已被他人修改，请刷新后重试': 'Somebody else has changed it. Reload and try again',
  '内容过于复杂，无法在规定时间内处理，已停止，请拆分或简化后再试':
    'It is too complex to be handled in time and was stopped. Split or simplify it and try again',
  '分片 {} 的类型不支持，请导出为 .ts 或 .m4s 分片。':
    'The kind of the segment {1} is not supported. Export .ts or .m4s segments.',
  '剩余库存不够，请减少张数，或先增加发行总量': 'Not enough are left. Make fewer, or raise the total first',
  '单号被表格软件写成了科学计数法。请把这一列设为文本，重新填写':
    'The spreadsheet wrote the number in scientific notation. Set the column to text and fill it in again',
  '压缩包已损坏，或里面有不允许的文件名，请重新打包后上传。':
    'The archive is damaged, or has names of files that are not allowed. Pack it again and upload that.',
  '压缩包有密码，请去掉密码后重新上传。': 'The archive has a password. Remove it and upload it again.',
  '压缩包解开后超过 4 GB，请缩小视频后重新上传。':
    'Unpacked, the archive has more than 4 GB. Make the video smaller and upload it again.',
  '压缩包里有多个播放列表，请上传单码率的播放列表。':
    'The archive has several playlists. Upload that of one rate.',
  '压缩包里没有播放列表（.m3u8），请重新打包。': 'The archive has no playlist (.m3u8). Pack it again.',
  '压缩包里的文件超过 {} 个，请加长每个分片后重新导出。':
    'The archive has more than {1} files. Export longer segments.',
  '压缩包里缺少分片 {}，请重新打包。': 'The archive lacks the segment {1}. Pack it again.',
  '原价必须高于价格；没有原价就留空':
    'The original price must be above the price; leave it empty if there is none',
  '原版块已被他人更新，请先放弃这里的修改，再从新的开始':
    'Somebody has updated the section. Drop the changes here and begin with the new one',
  参数错误: 'Invalid parameters',
  '参数错误：{}': 'Invalid parameters: {1}',
  发行总量不能少于已经发出的数量: 'The total cannot be less than what was given out',
  '发表超过 {} 分钟，不能再修改，可以再回复一条':
    'It was written more than {1} minutes ago and cannot be changed. You can reply once more',
  '变体页面 {} 还没有通过审批，请先提交审批': 'The variant page {1} is not approved. Submit it first',
  '另一位同事正在核对，请稍后再试': 'A colleague is verifying. Try again later',
  '另一步已由您审批，请其他同事审批这一步':
    'You approved the other step. A colleague has to approve this one',
  合同中有不认识的填写项: 'The contract has a field that is not known',
  '同一场次填写了两次，请刷新后重试': 'A session is given twice. Reload and try again',
  名额不能少于已报名的人数: 'There must be at least as many places as enrolments',
  '商品正在售卖，请确认后再改价': 'The product is on sale. Confirm before you change the price',
  固定地址和协议页面发布后不能更换代码:
    'Pages with a fixed address and agreements keep their code once published',
  '图片已损坏，无法读取。': 'The picture is damaged and cannot be read.',
  '图片有 {}×{} 像素（约 {} 百万），超过 40 百万像素的上限。':
    'The picture has {1} × {2} pixels (about {3} million), more than the limit of 40 million.',
  '场次已取消，不能再修改': 'The session is cancelled and cannot be changed',
  '场次已开始，不能再修改': 'The session has begun and cannot be changed',
  '场次已开始，不能再取消': 'The session has begun and cannot be cancelled',
  '场次的开始时间已经过去，请重新选择': 'The beginning of the session has passed. Choose another',
  '城市编号“{}”填写了两次，请修改其中一个': 'The city number “{1}” is given twice. Change one',
  '备注里不能写完整的手机号，请改写后四位':
    'A note may not have a full phone number. Write its last four digits',
  '备注里有无法保存的字符，请删除后重试':
    'The note has characters that cannot be stored. Delete them and try again',
  '完整手机号请用 leadFind 查找': 'For a full phone use leadFind',
  '完整手机号请用 simPlayerFind 查找': 'For a full phone use simPlayerFind',
  '实验已经开始，不能再修改': 'The experiment has begun and cannot be changed any more',
  实验已经结束: 'The experiment is over',
  '审批内容已有变化，请刷新后重新查看': 'What is to be approved has changed. Reload and look again',
  审批要求打开后不能再关闭: 'Once approval is required it stays so',
  '密码太容易被猜到，请换一个': 'The password is too easily guessed. Choose another',
  '展示的批次已被他人切换，请刷新后重试':
    'Somebody has switched the batch that is shown. Reload and try again',
  '巡讲里没有海报选择的城市，请重新选择': 'The tour has no such city as the poster names. Choose another',
  '已存在同名内容，请换一个': 'The name is taken. Choose another',
  '已有券发出，面额、门槛、适用商品、名称和使用时间不能再改。请关闭这一批，另建一批':
    'Coupons were given out, so the amount, threshold, products, name and times stay. Close this batch and make another',
  '已有同名的文件夹，请换一个名称': 'A folder has this name. Choose another',
  '已有同名的模板，请换一个名称': 'A template has this name. Choose another',
  '已有同名的版块，请换一个名称': 'A section has this name. Choose another',
  '已有客户得到这个奖品，不能删除。不想再发时，请把剩余库存减到 0':
    'Customers have won this prize, so it cannot be deleted. To give out no more, set what is left to 0',
  '已有客户得到这个奖品，名称不能再改，否则他们看到的奖品会变。请另加一档':
    'Customers have won this prize, so its name stays. Add another step',
  '平台的记录与订单对不上，无法自动处理，请核实后签署':
    "The supplier's records and the order differ, which needs a person. Look into it, then sign",
  '开始报名的时间不能晚于讲座开始，讲座结束必须晚于开始，请修改时间':
    'Enrolment must open before the talk begins, and the talk must end after that. Change the times',
  开放报名前请填写备案号: 'Enter the filing number before enrolment opens',
  '您参与编写了这一版，请由其他同事审批': 'You helped to write this version. A colleague has to approve it',
  '您提出了解除，请由另一位同事复核': 'You asked for the release. A colleague has to confirm it',
  '您申请了恢复，请由其他同事确认恢复': 'You asked to turn it on again. A colleague has to confirm',
  '您申请或批准过这笔订单的退款，请由其他同事签署':
    'You asked for or approved a refund of this order. A colleague has to sign',
  '手机号请用 orderFind 查找': 'For a phone use orderFind',
  '投资顾问的姓名或登记编号在撰写后有变更，请退回，由撰写人重新提交':
    "The adviser's name or number has changed since it was written. Return it, so that its writer submits it again",
  撤回同事的提交时请写明原因: "Say why you withdraw a colleague's submission",
  '播放列表中有分片没有时长（EXTINF），请重新导出。':
    'A segment of the playlist has no duration (EXTINF). Export it again.',
  '播放列表引用了外部地址 {}，请把分片和播放列表一起打包。':
    'The playlist refers to {1}, which is elsewhere. Pack the segments with the playlist.',
  '播放列表是加密的（EXT-X-KEY），请导出不加密的分片；观看权限由系统控制。':
    'The playlist is encrypted (EXT-X-KEY). Export segments without encryption; who may watch is up to the system.',
  '播放列表用字节范围引用一个大文件，无法使用，请导出为一个个独立的分片文件。':
    'The playlist refers to ranges of one large file. Export it as separate segments.',
  '播放列表过大，请重新导出。': 'The playlist is too large. Export it again.',
  '播放列表里没有分片，请重新导出。': 'The playlist has no segments. Export it again.',
  '播放列表（.m3u8）无法识别，请重新导出。': 'The playlist (.m3u8) cannot be read. Export it again.',
  '支付平台暂时没有应答，请稍后重试': 'The payment supplier does not answer. Try again later',
  '文件与开始上传时不同，请重新上传': 'The file is not the one with which the upload began. Upload it again',
  '文件内容不像 MP4 视频，手机上可能无法播放，请确认文件是否完整。':
    'The file does not look like an MP4 video and may not play on phones. Look whether it is complete.',
  '文件内容不是 SVG 图片。': 'The file is no SVG picture.',
  '文件内容是 {}，不在接受的类型之内。': 'The file is {1}, which is not accepted.',
  '文件夹已被删除，请换一个': 'The folder was deleted. Choose another',
  '文件无法使用，请换一个文件': 'The file cannot be used. Choose another',
  '文件是空的。': 'The file is empty.',
  '文件是空的，请重新选择': 'The file is empty. Choose another',
  '文件暂时无法读取或保存，没有完成，请稍后重试':
    'Files cannot be read or stored for the moment, so nothing was done. Try again later',
  '文件有 {} MB，超过 {} MB 的上限。': 'The file has {1} MB, more than the limit of {2} MB.',
  '文件有 {} 行，一次最多 {} 行，请分成几个文件': 'The file has {1} rows of at most {2}. Split it',
  '文件没有传完，请重新上传': 'The file did not arrive completely. Upload it again',
  '文件超过 50 MB。': 'The file has more than 50 MB.',
  '文件超过 {} MB 的上限，请压缩后再上传': 'The file exceeds {1} MB. Compress it and upload it again',
  '文件过大，请压缩后再上传': 'The file is too large. Compress it and upload it again',
  '文件还没有传完，请继续上传': 'The file has not arrived completely. Go on uploading',
  '文件里没有 grant_id 这一列。请先导出待发放的奖品，填好 delivery 一列再导入':
    'The file has no column grant_id. Export the prizes to deliver, fill in the column delivery and import that',
  新密码不能与旧密码相同: 'The new password must differ from the old one',
  '无法识别文件内容。': 'The content of the file cannot be recognised.',
  '时间已经过去，请重新选择': 'The time has passed. Choose another',
  '有效期已过，不能通过。请退回，由撰写人重新填写有效期':
    'It has expired and cannot be approved. Return it, so that its writer sets a new term',
  '有效期请选择今天起 90 天以内的日期': 'Choose a date within 90 days from today',
  '服务器开小差了，请稍后再试': 'Something went wrong here. Try again later',
  '标签 {} 由系统自动计算，导入的值每晚会被覆盖。请从文件里删去它的行，或换一个标签编码':
    'The tag {1} is computed, and what is imported is overwritten each night. Delete its rows from the file, or use another tag',
  '正在使用，不能删除': 'It is in use and cannot be deleted',
  '正文里有不能展示的格式，请拒绝，由录入的同事重新提交':
    'The text has formatting that cannot be shown. Refuse it, so that its writer submits it again',
  '每个变体要用不同的页面，也不能用被实验的页面本身':
    'Each variant needs a page of its own, other than the one that is tested',
  '每个页面最多 8 个标签，请先去掉一些': 'A page has at most 8 tags. Remove some first',
  '比赛没有上架，不结算': 'The contest is not open, so it is not settled',
  '比赛的最终排名已经公布，不再结算': 'The final ranking is out, so nothing is settled any more',
  '没有变体的页面，请重新选择': 'The page of the variant is not there. Choose another',
  '没有可以存的组件，请先选中一个版块': 'There is no block to store. Select a section first',
  '没有商品 {}，请重新选择': 'There is no product {1}. Choose another',
  '没有权限，请联系管理员': 'You have no right to do this. Ask an administrator',
  '没有这个分类，请重新选择': 'There is no such category. Choose another',
  '没有这个加群活动，请先新建活动': 'There is no such group campaign. Create it first',
  '没有这个场次，请刷新后重试': 'There is no such session. Reload and try again',
  '没有这个社群，请重新选择': 'There is no such group. Choose another',
  '没有这个页面，请重新选择': 'There is no such page. Choose another',
  '没有这位客户，或客户已注销': 'There is no such customer, or the account is closed',
  '没有这位选手，或者选手已经注销，请重新选择':
    'There is no such player, or the account is closed. Choose another',
  '没有这只证券，请重新选择': 'There is no such security. Choose another',
  '没有这条人群规则，请重新选择': 'There is no such audience rule. Choose another',
  '没有页面 {}，请重新选择': 'There is no page {1}. Choose another',
  '海报“{}”的链接不能使用。请填写以 / 开头的本站路径，或者允许跳转的 https:// 链接，也可以留空':
    'The link of the poster “{1}” cannot be used. Enter a path of this site (/…) or an https address of an allowed domain, or leave it empty',
  '海报“{}”重复，或者不属于这场巡讲，请刷新后重试':
    'The poster “{1}” is given twice or is not of this tour. Reload and try again',
  '点评请填写 1 至 500 个字': 'A comment has 1 to 500 characters',
  '现在只剩 {} 份，不能减少 {} 份。请填写不超过 {} 的数量':
    'Only {1} are left, {2} fewer is not possible. Enter {3} at most',
  '登录失败次数过多，请 15 分钟后再试': 'Too many failed logins. Try again in 15 minutes',
  '登记编号 {} 是“{}”的，请核对姓名；不是投资顾问时登记编号留空':
    'The number {1} is that of “{2}”. Check the name; leave the number empty for who is no adviser',
  '直播已取消，不能再修改': 'The live stream is cancelled and cannot be changed',
  '直播已结束，不能再取消': 'The live stream is over and cannot be cancelled',
  '直播已结束，不能再改时间': 'The live stream is over, so its time stays',
  '直播的时间已经过去，请重新选择，或者填写回放地址':
    'The time of the live stream has passed. Choose another, or enter the address of the recording',
  '矢量图和视频请在制作软件里裁剪后重新上传。':
    'Crop vector pictures and videos in the program that made them and upload them again.',
  '笔记不能这样处理，请刷新后重试': 'This cannot be done with the note. Reload and try again',
  '符合条件的差异超过 100,000 条，一个文件放不下，请缩小日期后分批导出':
    'More than 100,000 differences match, too many for a file. Narrow the dates and export in parts',
  '符合条件的报名超过 100,000 条，一个文件放不下，请按讲座分批导出':
    'More than 100,000 enrolments match, too many for a file. Export by talk',
  '符合条件的登记超过 100,000 条，一个文件放不下，请按场次分批导出':
    'More than 100,000 registrations match, too many for a file. Export by session',
  '符合条件的答卷超过 100,000 份，一个文件放不下，请缩小日期后分批导出':
    'More than 100,000 answers match, too many for a file. Narrow the dates and export in parts',
  '符合条件的线索超过 100,000 条，一个文件放不下，请缩小日期或其他条件后分批导出':
    'More than 100,000 leads match, too many for a file. Narrow the dates or filters and export in parts',
  '符合条件的订单超过 100,000 笔，一个文件放不下，请缩小日期或其他条件后分批导出':
    'More than 100,000 orders match, too many for a file. Narrow the dates or filters and export in parts',
  '管理员已创建，请直接登录': 'There is an administrator already. Log in',
  结束时间必须晚于开始时间: 'The end must be after the beginning',
  '结束时间必须晚于开始时间，否则没有人能参加。请修改时间':
    'The end must be after the beginning, or nobody can take part. Change the times',
  '结束时间必须晚于开始时间，请修改时间': 'The end must be after the beginning. Change the times',
  '结束要晚于开始，最长 {} 天': 'The end must be after the beginning, {1} days at most',
  '自动计算的标签，条件里不能再用自动计算的标签（{}），请直接写出它的条件':
    'A computed tag cannot use computed tags ({1}) in its condition. Write out their conditions',
  至少要保留一位可用的管理员: 'At least one active administrator must remain',
  '规则“{}”正在使用这个标签，请先修改规则再删除': 'The rules “{1}” use this tag. Change them first',
  '视频文件不存在，请重新上传': 'The video file is not there. Upload it again',
  '视频的结构过于复杂。': 'The structure of the video is too complex.',
  '视频超过 24 小时，请分成几段上传。': 'The video is longer than 24 hours. Upload it in parts.',
  '解锁条件里有不存在的商品或人群规则，请重新选择':
    'A product or audience rule of the conditions does not exist. Choose again',
  '讲座已取消，不能再修改': 'The talk is cancelled and cannot be changed',
  '讲座已开始，不能再修改': 'The talk has begun and cannot be changed',
  '讲座已开始，不能再取消': 'The talk has begun and cannot be cancelled',
  '讲座的结束时间已经过去，请重新选择': 'The end of the talk has passed. Choose another',
  '该成员不存在、已停用或不能跟进线索，请换一位':
    'This member does not exist, is disabled or cannot follow leads. Choose another',
  请先登录: 'Please log in',
  请写明不同意的原因: 'Say why you refuse',
  '请写明理由，至少 2 个字': 'Say why, in at least 2 characters',
  '请压缩后再引用。': 'Compress it and use that.',
  '请压缩图片或减小尺寸。': 'Compress the picture, or make it smaller.',
  '请压缩或剪短视频。': 'Compress or shorten the video.',
  '请在导出时取消“保留编辑功能”，或导出为 PNG。': 'Export it without editing data, or as PNG.',
  '请在导出时缩小画板。': 'Make the artboard smaller when exporting.',
  请填写下架原因: 'Say why it is taken down',
  请填写要停用的内容: 'Enter what to switch off',
  '请把文件放在文档旁边，使用不含 .. 的相对路径。':
    'Put the file beside the document, with a relative path without "..".',
  '请换成 JPEG、PNG、GIF、WebP、SVG 图片或 MP4 视频。':
    'Use a JPEG, PNG, GIF, WebP or SVG picture, or an MP4 video.',
  '请求来源不正确，请刷新页面后重试': 'The request comes from elsewhere. Reload the page and try again',
  '请求过于频繁，请稍后再试': 'Too many requests. Try again later',
  '请简化图形，或导出为 PNG。': 'Simplify the drawing, or export it as PNG.',
  '请缩小图片尺寸。': 'Make the picture smaller.',
  '请选择 1 到 20 个解锁用的商品或人群规则': 'Choose 1 to 20 products or audience rules',
  '请选择一个页面，或者一个固定地址，只选一种': 'Choose a page or a fixed address, one of the two',
  请选择另一位同事: 'Choose another colleague',
  '请选择社群，或者填写标签': 'Choose groups or enter tags',
  '请重新上传这张图片后再裁剪。': 'Upload the picture again, then crop it.',
  '请重新导出这个文件。': 'Export the file again.',
  '请重新导出这个视频。': 'Export the video again.',
  '请重新导出这张图片。': 'Export the picture again.',
  '请重新导出这张图片，或导出为 PNG 后上传。': 'Export the picture again, or as PNG, and upload that.',
  账号或密码错误: 'Wrong account or password',
  '超过现在可退的金额，请刷新后重试': 'More than can be refunded now. Reload and try again',
  '路径指向了文档所在文件夹之外。': 'The path leads out of the folder of the document.',
  '转发奖励不看邀请人数，人数请填 0': 'A prize for sharing counts no friends. Enter 0',
  '还没有视频文件，请先上传': 'There is no video file yet. Upload one first',
  '这一批已经有人处理，请刷新后查看': 'Somebody has handled this batch. Reload to see it',
  '这一段没有传完整，请重试': 'This piece did not arrive completely. Try again',
  '这一版已经有人处理，请刷新后查看': 'Somebody has handled this version. Reload to see it',
  '这一项已经停用，无需重复操作': 'It is switched off already',
  '这个代码是另一个页面以前的地址，请换一个':
    'This code is the former address of another page. Choose another',
  '这个代码是页面“{}”（现在的代码是 {}）以前的地址，旧链接还会打开那个页面，请换一个':
    'This code is a former address of the page “{1}” (now {2}), to which old links still lead. Choose another',
  '这个员工编号已有人使用，请换一个编号，或者修改原来的那一位':
    'Somebody has this staff number. Choose another, or change that person',
  '这个地址名已被另一个视频使用，请换一个': 'Another video has this address. Choose another',
  '这个档位已经有奖品。请修改原来的奖品，或者换一个档位':
    'This step has a prize. Change that prize, or choose another step',
  '这个版块被页面关联，只能是一个组件。请先把这些组件放进一个版块，再选中它':
    'Pages link this section, so it can be one block only. Put these blocks into a section, then select that',
  '这个版本按现在的规则已超出页面大小的上限，无法恢复。请导出后拆成几个页面':
    "By today's rules this version is beyond the size of a page and cannot be restored. Export it and split it into several",
  '这个页面已有一个实验在进行，请先结束它': 'An experiment is running on this page. End it first',
  '这份奖品还在核实，请先放行或作废': 'This prize is being checked. Release or void it first',
  '这位客户已经注销，没有手机号': 'This customer has closed the account, so there is no phone',
  '这场巡讲里没有这个城市，请重新选择': 'The tour has no such city. Choose another',
  '这是含多个码率的主播放列表，请上传单码率的播放列表。':
    'This is a master playlist of several rates. Upload the playlist of one rate.',
  '这条存疑行情已经处理，请刷新后查看': 'This doubtful quote was handled. Reload to see it',
  '这篇笔记刚被同事改过或处理过，请刷新后查看':
    'A colleague has just changed or handled this note. Reload to see it',
  退回时请写明理由: 'Say why you return it',
  退回时请写明需要修改的地方: 'Say what is to be changed when you return it',
  '邀请奖品至少需要 1 人。请填写需要几位好友': 'A prize for inviting needs at least 1 friend. Enter how many',
  '链接无效，请完整复制最新的设置链接': 'The link is not valid. Copy the newest setup link as a whole',
  '隐私政策和服务条款须始终可见，不能停用':
    'The privacy policy and the terms must stay visible and cannot be switched off',
  '页面内容读不出来，请刷新后重试': 'The page cannot be read. Reload and try again',
  '页面发布过，更换代码要由审批或管理员来做':
    'The page was published; an approver or administrator changes its code',
  '页面已发布或已定时发布，请先下线': 'The page is published or scheduled. Take it down first',
  '页面文件无法使用，请检查后重试': 'The page file cannot be used. Look at it and try again',
  '页面没有发布，访客看不到它': 'The page is not published, so visitors do not see it',
  '页面超出限制，请精简后再存': 'The page is beyond its limits. Make it smaller and store it again',
  '页面还没有发布过，代码由编辑或管理员来改':
    'The page was never published; an editor or administrator changes its code',
  '页面还没有通过审批，请先提交审批': 'The page is not approved. Submit it first',
  '页面里还没有组件，请先添加内容': 'The page has no blocks. Add some first',
  首次登录请先修改密码: 'Change the password first, as this is your first login',
}
