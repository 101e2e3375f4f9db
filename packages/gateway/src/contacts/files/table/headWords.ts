import type { TableRole } from './TableRole'

/**
 * Heads by what they tell, as `plainHead` makes them and without numbers. They are those of Outlook, Foxmail, Google
 * Contacts, QQ mail, Thunderbird, Roundcube and Coremail in English and both ways to write Chinese, and what people write.
 * Parts of postal addresses are in `placeHead`.
 *
 * @source CT-03
 */
export const headWords: Partial<Record<TableRole, string>> = {
  name: `name fullname displayname contactname contact personname employeename fileas
    姓名 名称 全名 联系人 联系人姓名 联系人名称 显示名 显示名称 显示姓名 真实姓名 中文姓名 员工姓名 客户姓名 用户名 用户姓名
    名稱 聯絡人 聯絡人姓名 聯絡人名稱 聯繫人 聯繫人姓名 顯示名 顯示名稱 顯示姓名 真實姓名 員工姓名 客戶姓名 使用者名稱`,
  family: `lastname familyname surname last 姓 姓氏`,
  given: `firstname givenname forename first 名 名字`,
  middle: `middlename additionalname middle secondname 中间名 中間名`,
  nickname: `nickname nick alias shortname 昵称 别名 绰号 暱稱 別名 綽號 匿稱`,
  address: `email mail emailaddress emailaddresses mailaddress emailid emailvalue emailaccount mailbox
    primaryemail secondaryemail workemail homeemail businessemail companyemail personalemail otheremail privateemail
    alternateemail alternativeemail additionalemail primaryemailaddress secondaryemailaddress internetmail smtpaddress
    emailprimary emailwork emailhome emailother emailbusiness emailpersonal workemailaddress homeemailaddress
    电子邮件 电子邮箱 电子信箱 邮件 邮箱 信箱 电邮 邮件地址 邮箱地址 邮箱账号 邮箱帐号 电邮地址 电子邮件地址 电子邮箱地址
    主要电子邮件 主要电子邮件地址 首选电子邮件 首选邮箱 主邮箱 常用邮箱 次要电子邮件 次要电子邮件地址 备用电子邮件 备用邮箱
    其他邮箱 其它邮箱 其他电子邮件 更多邮箱 工作邮箱 公司邮箱 企业邮箱 商务邮箱 办公邮箱 单位邮箱 个人邮箱 私人邮箱 家庭邮箱
    email地址 e邮件 工作电子邮件 个人电子邮件 家庭电子邮件 附加电子邮件 附加电子邮件地址
    電子郵件 電子郵箱 電子信箱 郵件 郵箱 電郵 郵件地址 郵箱地址 信箱地址 電郵地址 電子郵件地址 電子信箱地址 電子郵件信箱
    主要電子郵件 主要電子郵件地址 慣用電子郵件 次要電子郵件 次要電子郵件地址 其他電子郵件 備用電子郵件 備用信箱 工作信箱
    公司信箱 公司電子郵件 個人信箱 個人電子郵件 私人信箱 住家電子郵件 公司郵箱 附加電子郵件地址`,
  addressName: `emaildisplayname 电子邮件显示名称 电子邮件显示名 電子郵件顯示名稱 電子郵件顯示名`,
  mobile: `mobile mobilephone mobilenumber mobileno mobilephonenumber cell cellphone cellular cellnumber handphone primarymobile
    cellphonenumber phonemobile phonecell
    手机 手机号 手机号码 移动电话 移动电话号码 移动手机 个人手机 工作手机 行动电话 联系手机 手机电话
    手機 手機號 手機號碼 移動電話 行動電話 行動電話號碼 個人手機 公司手機 聯絡手機`,
  workPhone: `workphone businessphone officephone companyphone companymainphone worktelephone businesstelephone
    officetelephone worktel businesstel officetel workphonenumber businessphonenumber officephonenumber phonework landline
    办公电话 办公电话号码 商务电话 工作电话 公司电话 公司总机 公司主要电话 单位电话 办公室电话 座机 座机号码 座机电话 固定电话 固话 公司座机
    辦公電話 辦公室電話 商務電話 工作電話 公司電話 公司代表線 公司總機 單位電話 市話 市內電話 室內電話 固定電話`,
  homePhone: `homephone hometelephone hometel homephonenumber homenumber phonehome privatephone
    家庭电话 家庭电话号码 住宅电话 家里电话 宅电 住家电话 家庭座机
    家庭電話 住宅電話 住家電話 家用電話 宅電`,
  anyPhone: `phone phonenumber phoneno telephone telephonenumber tel telno telnumber primaryphone otherphone contactnumber contactphone
    电话 电话号码 联系电话 联系方式 主要电话 其他电话 联络电话
    電話 電話號碼 聯絡電話 聯繫電話 聯絡方式 主要電話 其他電話`,
  fax: `fax faxnumber faxno businessfax workfax officefax companyfax faxwork businessfaxnumber otherfax
    传真 传真号 传真号码 商务传真 工作传真 办公传真 公司传真 单位传真 其他传真
    傳真 傳真號碼 商務傳真 工作傳真 辦公傳真 公司傳真 單位傳真 其他傳真`,
  homeFax: `homefax homefaxnumber faxhome 住宅传真 家庭传真 住家传真 住宅傳真 家庭傳真 住家傳真`,
  company: `company companyname organization organisation organizationname organisationname org employer firm business workplace
    公司 公司名 公司名称 单位 单位名称 工作单位 所在单位 所在公司 组织 组织名称 机构 机构名称 企业 企业名称
    公司名稱 單位 單位名稱 服務單位 任職公司 組織 組織名稱 機構 機構名稱 企業名稱`,
  department: `department departmentname dept division section orgunit organizationalunit organizationdepartment organisationdepartment
    部门 部门名称 所属部门 所在部门 科室 处室
    部門 部門名稱 所屬部門 所在部門 科室 處室`,
  jobTitle: `jobtitle position jobposition post organizationtitle organisationtitle businesstitle
    职务 职位 职称 岗位 职务名称 工作职位 头衔
    職務 職位 職稱 崗位 頭銜`,
  title: `title role occupation profession`,
  birthday: `birthday birthdate dateofbirth dob bday 生日 出生日期 出生年月日 出生年月 出生日 出生年月 生日日期`,
  birthYear: `birthyear yearofbirth 出生年 出生年份`,
  birthMonth: `birthmonth monthofbirth 出生月 出生月份`,
  homepage: `homepage website webpage web url websitevalue websiteurl personalwebpage businesswebpage homewebpage workwebpage
    personalwebsite businesswebsite companywebsite personalhomepage businesshomepage companyhomepage websitehomepage weburl
    主页 个人主页 公司主页 网页 个人网页 公司网页 工作网页 网址 网站 个人网站 公司网站 公司网址 主页地址 网页地址 商务主页 个人网址
    首頁 主頁 個人首頁 個人主頁 公司首頁 網頁 個人網頁 公司網頁 網址 網站 個人網站 公司網站 網頁位址`,
  qq: `qq qq号 qq号码 qqnumber qqno qqid qqicq oicq oicq号码 qq帐号 qq账号 qq號 qq號碼 qq帳號 腾讯qq`,
  msn: `msn msnid msn帐号 msn账号 msn号码 msn地址 msn帳號 msnaddress msnmessenger msnscreenname windowslivemessenger immsn imaddress
    即时消息 即时消息地址 即時訊息 即時訊息地址`,
  relatives: `family familymembers familymember relatives spouse partner
    家庭 家庭成员 家庭信息 家庭情况 家人 家属 亲属 配偶 家庭资料
    家庭成員 家庭資訊 家庭狀況 家屬 親屬 家庭資料`,
  remark: `notes note remark remarks comment comments memo description
    备注 备注信息 附注 说明 注释 备忘 批注
    備註 備注 備忘 附註 附注 記事 說明 註解 註記`,
  groups: `group groups groupname groupnames category categories label labels tag tags groupmembership contactgroup contactgroups
    组 组名 组别 分组 群组 联系组 联系人组 联系人分组 所属组 所属分组 所属群组 所在组 类别 分类 标签
    組 組名 組別 分組 群組 聯絡組 聯絡人群組 聯絡人分組 聯絡人組 所屬組 所屬分組 所屬群組 類別 分類 標籤`,
}
