import { openAsAdmin } from '../fixtures/admin.ts';
import { expectAccessibleOnAllScreens } from '../fixtures/axe.ts';
import { expectToast } from '../fixtures/editing.ts';
import { expect, test } from '../fixtures/test.ts';

test('an earlier version returns to the form, and saving it makes a new version that publishes nothing', async ({
  page,
  backend,
}) => {
  const story = await backend.addStory({ author: 'First author' });
  const document = backend.db.doc(`stories/${story.id}`);
  await openAsAdmin(page, `/admin?tab=stories&edit=${story.id}`);
  const form = page.getByRole('dialog', { name: '이야기 수정' });
  await form.getByLabel('글쓴이 (영어)').fill('Second author');
  await form.getByRole('button', { name: '저장' }).click();
  await expectToast(page, '이야기를 수정했습니다');
  await document.update({ isPublished: false });

  await page.goto(`/admin?tab=stories&edit=${story.id}`);
  await form.getByRole('button', { name: '이전 버전' }).click();
  const versions = page.getByRole('dialog', { name: '이전 버전' });
  const version = versions.getByRole('listitem').filter({ hasText: '글쓴이' });
  await expect(version).toContainText('나');
  await expect(version).toContainText('First author');
  await expectAccessibleOnAllScreens(page);
  await version.getByRole('button', { name: '이 버전으로 채우기' }).click();
  await expect(versions).toBeHidden();
  await expect(form.getByLabel('글쓴이 (영어)')).toHaveValue('First author');
  await form.getByRole('button', { name: '저장' }).click();
  await expectToast(page, '이야기를 수정했습니다');
  const stored = await document.get();
  expect([stored.get('author'), stored.get('isPublished')]).toEqual(['First author', false]);

  const deletion = await page.evaluate(
    async (id) => (await fetch(`/api/admin/stories/${id}`, { method: 'DELETE' })).status,
    story.id,
  );
  expect(deletion).toBe(200);
  await page.goto('/admin?tab=activity');
  const row = page.getByRole('row', { name: new RegExp(`${story.titleKr}.*삭제`) });
  await row.getByRole('button', { name: '펼치기' }).click();
  await page.getByRole('link', { name: '되살리기' }).click();
  const gone = page.getByRole('dialog', { name: '이야기 수정' });
  await expect(gone).toContainText('삭제되었습니다');
  await expectAccessibleOnAllScreens(page);
  await gone.getByRole('button', { name: '되살리기' }).click();
  const added = page.getByRole('dialog', { name: '새 이야기' });
  await expect(added.getByLabel('글쓴이 (영어)')).toHaveValue('First author');
  await added.getByRole('button', { name: '저장' }).click();
  await expectToast(page, '이야기를 추가했습니다');
  expect((await document.get()).get('author')).toBe('First author');
});
