-- Visitors who asked for the newsletter. For a customer with the same confirmed address their own
-- setting counts, and this row only keeps the unsubscribe link of earlier letters alive.
create table newsletter_subscribers (
  email text primary key check (email = lower(email)),
  locale text not null check (locale in ('en', 'zh', 'cn')),
  -- SHA-256 of the key in the confirmation letter.
  confirm_hash bytea unique,
  confirm_expires_at timestamptz,
  confirmed_at timestamptz,
  -- Kept for three years, as Hong Kong's law on unsolicited messages requires.
  unsubscribed_at timestamptz,
  unsubscribe_key text not null unique,
  created_at timestamptz not null default now(),
  constraint pending_can_be_confirmed check (
    (confirm_hash is null) = (confirm_expires_at is null)
    and (confirmed_at is not null or unsubscribed_at is not null or confirm_hash is not null)
  )
);

create index newsletter_subscribers_expiry on newsletter_subscribers (confirm_expires_at)
where confirmed_at is null;

-- Shops that were set up before these results existed.
update configurations
set value = '{
  "close_account": {
    "success": {
      "title": {"en": "Your account is closed", "zh": "帳戶已關閉", "cn": "账户已注销"},
      "text": {"en": "Your personal data is erased, and a last email confirms it.", "zh": "你的個人資料已刪除，我們會寄出最後一封電郵確認。", "cn": "您的个人数据已删除，最后一封邮件会确认此事。"}
    },
    "failure": {
      "title": {"en": "Your account is still open", "zh": "帳戶未有關閉", "cn": "账户没有注销"},
      "text": {"en": "An order is still under way.", "zh": "仍有進行中的訂單。", "cn": "仍有进行中的订单。"}
    },
    "cancelled": {
      "title": {"en": "Your account stays open", "zh": "帳戶維持不變", "cn": "账户保持不变"},
      "text": {"en": "Nothing has been erased.", "zh": "沒有刪除任何資料。", "cn": "没有删除任何数据。"}
    }
  },
  "newsletter": {
    "success": {
      "title": {"en": "You are on the list", "zh": "訂閱成功", "cn": "订阅成功"},
      "text": {"en": "Every letter has a link to leave.", "zh": "每封電郵均附有取消訂閱連結。", "cn": "每封邮件都有退订链接。"}
    },
    "failure": {
      "title": {"en": "This link no longer works", "zh": "連結已失效", "cn": "链接已失效"},
      "text": {"en": "Enter your email again, and we send a new one.", "zh": "請重新輸入電郵，我們會寄出新的連結。", "cn": "请重新输入邮箱，我们会发送新的链接。"}
    },
    "cancelled": {
      "title": {"en": "You are not on the list", "zh": "未有訂閱", "cn": "没有订阅"},
      "text": {"en": "Nothing has changed.", "zh": "沒有任何改動。", "cn": "没有任何变动。"}
    }
  }
}'::jsonb || value, updated_at = now()
where slug = 'response_messages';
