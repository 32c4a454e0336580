-- Articles and posts share their code: the columns that point at either have one name.
alter table articles_in_categories rename column article_id to entry_id;
alter table article_pictures rename column article_id to entry_id;
alter table article_likes rename column article_id to entry_id;
alter table posts_in_categories rename column post_id to entry_id;
alter table post_pictures rename column post_id to entry_id;
alter table post_likes rename column post_id to entry_id;
