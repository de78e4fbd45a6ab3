import { describe, expect, it } from 'vitest';
import { createRouter } from './router.ts';

const router = createRouter<string>();
router.add('get', '/cats', 'listCats');
router.add('post', '/cats', 'createCat');
router.add('get', '/cats/{id}/toys/{toy}', 'getToy');
router.add('delete', '/cats/{id}/toys/{toy}', 'deleteToy');
router.add('get', '/cats/{id}', 'getCat');
router.add('get', '/cats/new', 'newCat');
router.add('get', '/a.b/{id}', 'dotted');

describe('createRouter', () => {
  it('prefers exact paths to templates', () => {
    expect(router.find('post', '/cats')).toEqual({ target: 'createCat', pathParameters: {} });
    expect(router.find('get', '/cats/new')).toEqual({ target: 'newCat', pathParameters: {} });
  });

  it('returns the decoded parameters of a template', () => {
    expect(router.find('get', '/cats/7/toys/red%20ball%2F2')).toEqual({
      target: 'getToy',
      pathParameters: { id: '7', toy: 'red ball/2' },
    });
  });

  it('matches complete segments only, and dots literally', () => {
    expect(router.find('get', '/cats/7/')).toBeUndefined();
    expect(router.find('get', '/cats/7/toys')).toBeUndefined();
    expect(router.find('get', '/cats//toys/1')).toBeUndefined();
    expect(router.find('get', '/axb/1')).toBeUndefined();
  });

  it('matches nothing for a malformed percent escape', () => {
    expect(router.find('get', '/cats/100%')).toBeUndefined();
    expect(router.find('get', '/cats/%zz/toys/1')).toBeUndefined();
  });

  it('returns the methods of a path', () => {
    expect(router.find('put', '/cats')).toEqual({ allowed: ['get', 'post'] });
    expect(router.find('post', '/cats/7/toys/1')).toEqual({ allowed: ['get', 'delete'] });
    expect(router.find('post', '/dogs')).toBeUndefined();
  });
});
